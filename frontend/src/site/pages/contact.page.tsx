import { ContactScreen } from '../../features/contact/screens/contact-screen';
import { brand } from '../../shared/brand';
import type { SitePage } from '../site-pages';

export const page: SitePage = {
  path: '/contact',
  namespaces: ['contact'],
  head: (t) => ({
    title: t('contact:title'),
    description: t('contact:description', { brand: brand.name }),
  }),
  load: async () => ContactScreen,
};
