import { createFileRoute } from '@tanstack/react-router';
import { SecureAccountScreen } from '../features/auth/screens/secure-account-screen';
import { mailedToken } from '../features/auth/rules/mailed-token';
import { loadTexts } from '../shared/i18n/i18n';

export const Route = createFileRoute('/secure-account')({
  validateSearch: (search: Record<string, unknown>): { token?: string } => ({ token: mailedToken(search) }),
  loader: () => loadTexts('auth'),
  component: SecureAccount,
});

function SecureAccount() {
  const { token = '' } = Route.useSearch();
  return <SecureAccountScreen token={token} />;
}
