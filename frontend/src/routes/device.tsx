import { createFileRoute } from '@tanstack/react-router';
import { DeviceScreen } from '../features/profile/screens/device-screen';
import { loadTexts } from '../shared/i18n/i18n';
import { requireSession } from '../shared/session/guards';

export const Route = createFileRoute('/device')({
  validateSearch: ({ code }: Record<string, unknown>): { code?: string } =>
    typeof code === 'string' ? { code } : {},
  beforeLoad: ({ context, location }) => requireSession(context.queryClient, location.href),
  loader: () => loadTexts('device', 'security'),
  component: Device,
});

function Device() {
  const { code = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DeviceScreen code={code} onCode={(typed) => void navigate({ search: { code: typed }, replace: true })} />
  );
}
