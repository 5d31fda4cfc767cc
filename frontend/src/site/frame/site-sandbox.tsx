import { publicApi } from '../../shared/api/public-client';
import { bodyOf } from '../../shared/api/body-of';
import { usePublicRead } from '../../shared/api/use-public-read';
import { SandboxNotice } from '../../shared/layout/sandbox-notice';

const readAppInfo = (signal: AbortSignal) => bodyOf(publicApi.GET('/api/v1/app', { signal }));

/** The notice of a sandbox, for visitors. */
export function SiteSandbox() {
  const { data: appInfo } = usePublicRead(readAppInfo);
  return appInfo?.sandbox ? <SandboxNotice href={appInfo.sandbox_url} /> : null;
}
