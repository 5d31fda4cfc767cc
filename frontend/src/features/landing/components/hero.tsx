import { Button, SectionHeading } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../../shared/api/client';
import { track } from '../../../shared/analytics/track';
import type { PublicRead } from '../../../shared/api/use-public-read';
import { HeroLead } from './hero-lead';
import { HeroPhone } from './hero-phone';
import { OfferChip } from './offer-chip';

type HeroProps = {
  anywhere: PublicRead<Schemas['ServiceDto'][]>;
  shown: PublicRead<Schemas['ServiceDto'][]>;
};

export function Hero({ anywhere, shown }: HeroProps) {
  const { t } = useTranslation('landing');
  return (
    <section data-section="hero" data-surface="ink" className="flex bg-surface-ink text-text">
      <div className="mx-auto grid w-full max-w-page gap-x-8 px-4 md:grid-cols-[minmax(0,1fr)_--spacing(80)] lg:grid-cols-[minmax(0,1fr)_--spacing(102)] xl:px-0">
        <div className="pt-6 pb-10 md:self-center md:pt-8 md:pb-12">
          <OfferChip services={shown} />
          <SectionHeading level={1} size="hero" className="mt-5">
            <span className="block">{t('promise.first')}</span>
            <span className="block text-brand">{t('promise.second')}</span>
          </SectionHeading>
          <HeroLead services={anywhere} className="mt-5 max-w-[52ch] text-lg text-muted lg:text-xl" />
          <div className="mt-8 flex flex-wrap gap-3 max-sm:grid">
            <Button asChild size="lg">
              <a href="/register" onClick={() => track('hero_cta_click', { target: 'register' })}>
                {t('signUp')}
              </a>
            </Button>
            <Button asChild size="lg" variant="outline">
              <a href="#prices-section" onClick={() => track('hero_cta_click', { target: 'prices' })}>
                {t('seePrices')}
              </a>
            </Button>
          </div>
        </div>
        <HeroPhone className="mx-auto self-end max-md:h-84 md:mt-14 md:h-[calc(100%_-_--spacing(14))] md:max-h-140 md:min-h-111" />
      </div>
    </section>
  );
}
