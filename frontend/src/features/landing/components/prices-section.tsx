import { Button, Card, EmptyState, ErrorState } from '@torpedo/ui-kit';
import { PackageOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../../shared/api/client';
import type { PublicRead } from '../../../shared/api/use-public-read';
import { offersOnPage, shownOffers } from '../rules/live-offer';
import { CountriesLine } from './countries-line';
import { LandingSection } from './landing-section';
import { PriceRow, PriceRowSkeleton } from './price-row';

type PricesSectionProps = {
  services: PublicRead<Schemas['ServiceDto'][]>;
  onRetry: () => void;
};

/** What is on sale right now. The list keeps its height from the first paint on. */
export function PricesSection({ services, onRetry }: PricesSectionProps) {
  const { t } = useTranslation('landing');
  const offers = shownOffers(services.data ?? []);
  const isEmpty = services.status === 'ready' && offers.length === 0;

  return (
    <LandingSection
      name="prices"
      id="prices-section"
      title={t('prices.title')}
      lead={t('prices.lead')}
      className="border-y border-border bg-surface-card"
    >
      <div className="min-h-147 sm:min-h-75" aria-busy={services.status === 'pending'}>
        {services.status === 'failed' && (
          <ErrorState title={t('prices.failed')} retryLabel={t('prices.retry')} onRetry={onRetry} />
        )}
        {isEmpty && (
          <EmptyState icon={<PackageOpen />} title={t('prices.empty')} text={t('prices.emptyHint')} />
        )}
        {services.status !== 'failed' && !isEmpty && (
          <Card asChild padding="none" className="overflow-hidden shadow-none">
            <ul
              aria-label={t(services.status === 'pending' ? 'prices.loading' : 'prices.title')}
              className="grid gap-px bg-border sm:grid-cols-2"
            >
              {services.status === 'pending'
                ? Array.from({ length: offersOnPage }, (_, index) => <PriceRowSkeleton key={index} />)
                : offers.map((service) => <PriceRow key={service.id} service={service} />)}
            </ul>
          </Card>
        )}
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <CountriesLine />
        <Button asChild variant="outline" className="max-sm:w-full">
          <a href="/services">{t('prices.all')}</a>
        </Button>
      </div>
    </LandingSection>
  );
}
