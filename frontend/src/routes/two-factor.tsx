import { createFileRoute } from '@tanstack/react-router';
import { TwoFactorRequiredScreen } from '../features/profile/screens/two-factor-required-screen';
import { loadTexts } from '../shared/i18n/i18n';
import { requirePendingTwoFactor } from '../shared/session/guards';

export const Route = createFileRoute('/two-factor')({
  beforeLoad: ({ context, location }) => requirePendingTwoFactor(context.queryClient, location.href),
  loader: () => loadTexts('security'),
  component: TwoFactorRequiredScreen,
});
