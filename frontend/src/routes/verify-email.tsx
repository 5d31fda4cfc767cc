import { createFileRoute } from '@tanstack/react-router';
import { VerifyEmailScreen } from '../features/auth/screens/verify-email-screen';
import { loadTexts } from '../shared/i18n/i18n';

interface VerifyEmailSearch {
  from?: 'login';
  email?: string;
}

export const Route = createFileRoute('/verify-email')({
  validateSearch: (search: Record<string, unknown>): VerifyEmailSearch => ({
    from: search.from === 'login' ? 'login' : undefined,
    email: typeof search.email === 'string' ? search.email : undefined,
  }),
  loader: () => loadTexts('auth'),
  component: VerifyEmail,
});

function VerifyEmail() {
  return <VerifyEmailScreen {...Route.useSearch()} />;
}
