import { createFileRoute } from '@tanstack/react-router';
import { ProfileScreen } from '../../features/profile/screens/profile-screen';
import { AppCards, VersionCard } from '../../features/pwa/components/app-cards';
import { loadTexts } from '../../shared/i18n/i18n';
import { shownAtOnce } from '../../shared/layout/screen-skeleton';

export const Route = createFileRoute('/_app/profile')({
  loader: () => loadTexts('profile', 'security', 'account', 'api-keys', 'pwa'),
  ...shownAtOnce({ heading: 'headings.profile' }),
  component: () => <ProfileScreen app={<AppCards />} version={<VersionCard />} />,
});
