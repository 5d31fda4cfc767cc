import { createFileRoute } from '@tanstack/react-router';
import { RegisterScreen } from '../../features/auth/screens/register-screen';
import { loadTexts } from '../../shared/i18n/i18n';
import { safeRedirect } from '../../shared/session/safe-redirect';

export const Route = createFileRoute('/_guest/register')({
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => ({
    redirect: safeRedirect(search.redirect),
  }),
  loader: () => loadTexts('auth', 'security'),
  component: Register,
});

function Register() {
  return <RegisterScreen redirectTo={Route.useSearch().redirect} />;
}
