import { DevelopersScreen } from '../../features/developers/screens/developers-screen';
import { brand } from '../../shared/brand';
import { PUBLIC_URL } from '../../shared/site-address';
import type { SitePage } from '../site-pages';

export const page: SitePage = {
  path: '/developers',
  namespaces: ['developers'],
  head: (t) => ({
    title: t('developers:pageTitle'),
    description: t('developers:description', { brand: brand.name }),
  }),
  load: async () =>
    function Developers() {
      return <DevelopersScreen origin={PUBLIC_URL} />;
    },
};
