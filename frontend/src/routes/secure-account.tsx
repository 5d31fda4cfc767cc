import { createFileRoute } from '@tanstack/react-router';
import { SecureAccountScreen } from '../features/auth/screens/secure-account-screen';
import { searchedText } from '../features/auth/rules/searched-text';
import { loadTexts } from '../shared/i18n/i18n';

export const Route = createFileRoute('/secure-account')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } => ({
    token: searchedText(token),
  }),
  loader: () => loadTexts('auth'),
  component: SecureAccount,
});

function SecureAccount() {
  const { token = '' } = Route.useSearch();
  return <SecureAccountScreen token={token} />;
}
