import { createFileRoute } from '@tanstack/react-router';
import { RegisterScreen } from '../../features/auth/screens/register-screen';
import { loadTexts } from '../../shared/i18n/load-texts';

export const Route = createFileRoute('/_guest/register')({
  loader: () => loadTexts('auth', 'security'),
  component: RegisterScreen,
});
