import { brand } from '../../shared/brand';
import { Island } from '../../shared/performance/island';
import { feedAddress } from '../../shared/status/status-read';
import type { SitePage } from '../site-pages';

export const page: SitePage = {
  path: '/status',
  namespaces: ['status'],
  head: (t, language) => ({
    title: t('status:title'),
    description: t('status:description', { brand: brand.name }),
    feed: feedAddress(language),
  }),
  load: async () =>
    function StatusPage() {
      return (
        <div className="mx-auto w-full max-w-page px-4 pt-5 pb-16 lg:pt-7 xl:px-0">
          <Island name="board" />
        </div>
      );
    },
};
