import { createFileRoute } from '@tanstack/react-router';
import { DeviceScreen } from '../features/profile/screens/device-screen';
import { loadTexts } from '../shared/i18n/i18n';
import { requireSession } from '../shared/session/guards';

export const Route = createFileRoute('/device')({
  beforeLoad: ({ context, location }) => requireSession(context.queryClient, location.href),
  loader: () => loadTexts('device', 'security'),
  component: Device,
});

function Device() {
  // Checked here instead of in `validateSearch`, to keep the first load small.
  const { code }: { code?: unknown } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DeviceScreen
      code={typeof code === 'string' ? code : ''}
      onCode={(typed) => void navigate({ search: { code: typed } as object, replace: true })}
    />
  );
}
