import { FollowScreen } from '../../features/status/screens/follow-screen';
import { brand } from '../../shared/brand';
import { siteAddress } from '../../shared/site-address';
import type { SitePage } from '../site-pages';

const PATH = '/status/follow';

export const page: SitePage = {
  path: PATH,
  namespaces: ['status-follow'],
  head: (t) => ({
    title: t('status-follow:title'),
    description: t('status-follow:description', { brand: brand.name }),
  }),
  load: async (language) =>
    function FollowPage() {
      return (
        <FollowScreen
          address={siteAddress(PATH, language)}
          statusAddress={siteAddress('/status', language)}
        />
      );
    },
};
