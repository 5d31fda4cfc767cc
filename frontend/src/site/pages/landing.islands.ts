import { CountriesLine, OfferChip } from '../../features/landing/components/live-offer';
import { HeroLead } from '../../features/landing/components/hero-lead';
import { HeroPhone } from '../../features/landing/components/hero-phone';
import { PriceList } from '../../features/landing/components/price-list';
import { landingFigures } from '../../features/landing/api/public-catalogue';
import { figuresOf, type LandingFigures } from '../../features/landing/rules/live-offer';
import type { PageIslands } from '../../shared/performance/island';

export const islands: PageIslands = {
  namespaces: ['live'],
  components: {
    'countries-line': CountriesLine,
    'hero-lead': HeroLead,
    'hero-phone': HeroPhone,
    'offer-chip': OfferChip,
    'price-list': PriceList,
  },
  figuresOf,
  serve: (figures) => landingFigures.serve(figures as LandingFigures | null),
};
