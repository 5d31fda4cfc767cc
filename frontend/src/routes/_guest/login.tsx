import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '../../features/auth/screens/login-screen';
import { loadTexts } from '../../shared/i18n/load-texts';
import { safeRedirect } from '../../shared/session/safe-redirect';

export const Route = createFileRoute('/_guest/login')({
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => ({
    redirect: safeRedirect(search.redirect),
  }),
  loader: () => loadTexts('auth', 'security'),
  component: Login,
});

function Login() {
  const { redirect } = Route.useSearch();
  return <LoginScreen redirectTo={redirect} />;
}
