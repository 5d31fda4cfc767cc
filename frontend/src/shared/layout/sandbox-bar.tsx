import { useQuery } from '@tanstack/react-query';
import { appInfoQuery } from '../app-info';
import { SandboxNotice } from './sandbox-notice';

export function SandboxBar() {
  const { data: appInfo } = useQuery(appInfoQuery());
  if (!appInfo?.sandbox) return null;
  return <SandboxNotice href={appInfo.sandbox_url} />;
}
