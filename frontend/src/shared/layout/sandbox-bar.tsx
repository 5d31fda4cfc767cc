import { useQuery } from '@tanstack/react-query';
import { appInfoQuery } from '../app-info';
import { lazyAfterIdle } from '../performance/lazy-after-idle';

/** An empty element keeps its place until the notice is loaded, so that no bar above it moves. */
const SandboxNotice = lazyAfterIdle(
  () => import('./sandbox-notice'),
  'sandbox',
  undefined,
  <i data-slot="sandbox-bar" />,
);

export function SandboxBar() {
  const { data: appInfo } = useQuery(appInfoQuery());
  return appInfo?.sandbox && <SandboxNotice href={appInfo.sandbox_url} />;
}
