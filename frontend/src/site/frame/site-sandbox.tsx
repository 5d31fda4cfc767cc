import { bodyOf } from '@torpedo/api-client';
import { publicApi } from '../../shared/api/public-client';
import { createPublicRead } from '../../shared/api/public-read';
import { usePublicRead } from '../../shared/api/use-public-read';
import { SandboxNotice } from '../../shared/layout/sandbox-notice';

const appInfoRead = createPublicRead(() => bodyOf(publicApi.GET('/api/v1/app')));

/** The notice of a sandbox, for visitors. */
export function SiteSandbox() {
  const { data: appInfo } = usePublicRead(appInfoRead);
  return appInfo?.sandbox ? <SandboxNotice href={appInfo.sandbox_url} /> : null;
}
