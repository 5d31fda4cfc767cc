import { createFileRoute } from '@tanstack/react-router';
import { UnauthorizedScreen } from '../features/access/screens/unauthorized-screen';
import { loadTexts } from '../shared/i18n/load-texts';

export const Route = createFileRoute('/unauthorized')({
  loader: () => loadTexts('unauthorized'),
  component: UnauthorizedScreen,
});
