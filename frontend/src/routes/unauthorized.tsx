import { createFileRoute } from '@tanstack/react-router';
import { UnauthorizedScreen } from '../features/unauthorized/screens/unauthorized-screen';
import { loadTexts } from '../shared/i18n/i18n';

export const Route = createFileRoute('/unauthorized')({
  loader: () => loadTexts('unauthorized'),
  component: UnauthorizedScreen,
});
