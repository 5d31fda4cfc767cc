import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '../features/auth/screens/reset-password-screen';
import { searchedText } from '../features/auth/rules/searched-text';
import { loadTexts } from '../shared/i18n/i18n';

export const Route = createFileRoute('/reset-password')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } => ({
    token: searchedText(token),
  }),
  loader: () => loadTexts('auth'),
  component: ResetPassword,
});

function ResetPassword() {
  const { token = '' } = Route.useSearch();
  return <ResetPasswordScreen token={token} />;
}
