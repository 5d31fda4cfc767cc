import { createFileRoute } from '@tanstack/react-router';
import { TeamScreen } from '../../features/team/screens/team-screen';
import { loadTexts } from '../../shared/i18n/i18n';
import { shownAtOnce } from '../../shared/layout/screen-skeleton';

export const Route = createFileRoute('/_app/team')({
  loader: () => loadTexts('team'),
  ...shownAtOnce({}),
  component: TeamScreen,
});
