import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '../features/auth/screens/forgot-password-screen';
import { loadTexts } from '../shared/i18n/i18n';

export const Route = createFileRoute('/forgot-password')({
  loader: () => loadTexts('auth'),
  component: ForgotPasswordScreen,
});
