import { LandingScreen } from '../../features/landing/screens/landing-screen';
import type { SitePage } from '../site-page';

export const page: SitePage = {
  path: '/',
  namespaces: ['landing'],
  guestsOnly: true,
  head: (t) => ({ title: t('landing:title'), description: t('landing:description') }),
  load: async () => LandingScreen,
};
