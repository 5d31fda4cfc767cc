import { createFileRoute } from '@tanstack/react-router';
import { ChangeRequiredPasswordScreen } from '../features/auth/screens/change-required-password-screen';
import { loadTexts } from '../shared/i18n/i18n';
import { requirePendingPasswordChange } from '../shared/session/guards';

export const Route = createFileRoute('/change-required-password')({
  beforeLoad: ({ context, location }) => requirePendingPasswordChange(context.queryClient, location.href),
  loader: () => loadTexts('auth'),
  component: ChangeRequiredPasswordScreen,
});
