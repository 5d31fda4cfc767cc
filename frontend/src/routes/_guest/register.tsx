import { createFileRoute } from '@tanstack/react-router';
import { RegisterScreen } from '../../features/auth/screens/register-screen';
import { loadTexts } from '../../shared/i18n/i18n';

export const Route = createFileRoute('/_guest/register')({
  loader: () => loadTexts('auth', 'security'),
  component: RegisterScreen,
});
