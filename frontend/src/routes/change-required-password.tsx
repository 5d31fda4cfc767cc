import { createFileRoute } from '@tanstack/react-router';
import { ChangeRequiredPasswordScreen } from '../features/auth/screens/change-required-password-screen';
import { loadTexts } from '../shared/i18n/load-texts';
import { requirePendingPasswordChange } from '../shared/session/session-guard';

export const Route = createFileRoute('/change-required-password')({
  beforeLoad: ({ context, location }) => requirePendingPasswordChange(context.queryClient, location.href),
  loader: () => loadTexts('auth'),
  component: ChangeRequiredPasswordScreen,
});
