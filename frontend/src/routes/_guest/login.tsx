import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '../../features/auth/screens/login-screen';
import { loadTexts } from '../../shared/i18n/i18n';
import { safeRedirect } from '../../shared/session/safe-redirect';

export const Route = createFileRoute('/_guest/login')({
  validateSearch: (search: Record<string, unknown>): { redirect?: string; deleted?: true } => ({
    redirect: safeRedirect(search.redirect),
    ...(search.deleted === true && { deleted: true }),
  }),
  loader: () => loadTexts('auth', 'security'),
  component: Login,
});

function Login() {
  const { redirect, deleted = false } = Route.useSearch();
  return <LoginScreen redirectTo={redirect} isFarewell={deleted} />;
}
