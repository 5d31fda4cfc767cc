import { useQuery } from '@tanstack/react-query';
import { appInfoQuery } from '../app-info';
import { lazyAfterIdle } from '../performance/lazy-after-idle';

const SandboxNotice = lazyAfterIdle(() => import('./sandbox-notice'), 'shell');

export function SandboxBar() {
  const { data: appInfo } = useQuery(appInfoQuery());
  return appInfo?.sandbox && <SandboxNotice href={appInfo.sandbox_url} />;
}
