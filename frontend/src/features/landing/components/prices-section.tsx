import { Button } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { Island } from '../../../shared/performance/island';
import { LandingSection } from './landing-section';

/** What is on sale right now, and where. */
export function PricesSection() {
  const { t } = useTranslation('landing');
  return (
    <LandingSection
      name="prices"
      id="prices-section"
      title={t('prices.title')}
      lead={t('prices.lead')}
      className="border-y border-border bg-surface-card"
    >
      <p className="hidden text-muted noscript:block">{t('prices.withoutScripts')}</p>
      <div className="noscript:hidden">
        <Island name="price-list" />
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <div className="noscript:hidden">
          <Island name="countries-line" />
        </div>
        <Button asChild variant="outline" className="max-sm:w-full">
          <a href="/services">{t('prices.all')}</a>
        </Button>
      </div>
    </LandingSection>
  );
}
