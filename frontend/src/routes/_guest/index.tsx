import { createFileRoute } from '@tanstack/react-router';
import { LandingScreen } from '../../features/landing/screens/landing-screen';
import { loadTexts } from '../../shared/i18n/load-texts';

export const Route = createFileRoute('/_guest/')({
  staticData: { silent: true },
  loader: () => loadTexts('landing'),
  component: LandingScreen,
});
