import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '../features/auth/screens/forgot-password-screen';
import { safeRedirect } from '../shared/session/safe-redirect';
import { loadTexts } from '../shared/i18n/i18n';

export const Route = createFileRoute('/forgot-password')({
  // The component checks it, to keep the first load small.
  validateSearch: (search: { redirect?: string | undefined }) => search,
  loader: () => loadTexts('auth'),
  component: ForgotPassword,
});

function ForgotPassword() {
  return <ForgotPasswordScreen redirectTo={safeRedirect(Route.useSearch().redirect)} />;
}
