import { Card, EmptyState, ErrorState } from '@torpedo/ui-kit';
import { PackageOpen } from 'lucide-react';
import { usePublicRead } from '../../../shared/api/public-read';
import { useTexts } from '../../../shared/i18n/use-texts';
import { shownServices } from '../api/public-catalogue';
import { offersOnPage, shownOffers } from '../rules/live-offer';
import { PriceRow, PriceRowSkeleton } from './price-row';

/** What is on sale right now. Keeps its height from the first paint on. */
export function PriceList() {
  const { t } = useTexts('live');
  const { status, data = [] } = usePublicRead(shownServices);
  const offers = shownOffers(data);
  const isEmpty = status === 'ready' && offers.length === 0;

  return (
    <div className="min-h-147 sm:min-h-75" aria-busy={status === 'pending'}>
      {status === 'failed' && (
        <ErrorState title={t('prices.failed')} retryLabel={t('prices.retry')} onRetry={shownServices.retry} />
      )}
      {isEmpty && (
        <EmptyState icon={<PackageOpen />} title={t('prices.empty')} text={t('prices.emptyHint')} />
      )}
      {status !== 'failed' && !isEmpty && (
        <Card padding="none" className="overflow-hidden shadow-none">
          <ul
            aria-label={status === 'pending' ? t('prices.loading') : undefined}
            className="grid gap-px bg-border sm:grid-cols-2"
          >
            {status === 'pending'
              ? Array.from({ length: offersOnPage }, (_, index) => <PriceRowSkeleton key={index} />)
              : offers.map((service) => <PriceRow key={service.id} service={service} />)}
          </ul>
        </Card>
      )}
    </div>
  );
}
