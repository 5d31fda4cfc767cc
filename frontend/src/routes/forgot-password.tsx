import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '../features/auth/screens/forgot-password-screen';
import { loadTexts } from '../shared/i18n/load-texts';

export const Route = createFileRoute('/forgot-password')({
  loader: () => loadTexts('auth'),
  component: ForgotPasswordScreen,
});
