import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '../features/auth/screens/reset-password-screen';
import { mailedToken } from '../features/auth/rules/mailed-token';
import { loadTexts } from '../shared/i18n/i18n';

export const Route = createFileRoute('/reset-password')({
  validateSearch: (search: Record<string, unknown>): { token?: string } => ({ token: mailedToken(search) }),
  loader: () => loadTexts('auth'),
  component: ResetPassword,
});

function ResetPassword() {
  const { token = '' } = Route.useSearch();
  return <ResetPasswordScreen token={token} />;
}
