import { OfferChip } from '../../features/landing/components/live-offer';
import { DemoMessages } from '../../features/landing/components/demo-messages';
import { HeroLead } from '../../features/landing/components/hero-lead';
import { HeroTicket } from '../../features/landing/components/hero-ticket';
import { CountriesPiece, HoldPiece, TotalPiece } from '../../features/landing/components/live-pieces';
import { PriceList, PricesUpdated } from '../../features/landing/components/price-list';
import { HoldProof, MeasuredRows } from '../../features/landing/components/proofs';
import { landingFigures } from '../../features/landing/api/public-catalogue';
import { figuresOf, type LandingFigures } from '../../features/landing/rules/live-offer';
import type { PageIslands } from '../../shared/performance/island';

export const islands: PageIslands = {
  namespaces: ['live'],
  components: {
    'countries-piece': CountriesPiece,
    'demo-messages': DemoMessages,
    'hero-lead': HeroLead,
    'hero-ticket': HeroTicket,
    'hold-piece': HoldPiece,
    'hold-proof': HoldProof,
    'measured-rows': MeasuredRows,
    'offer-chip': OfferChip,
    'price-list': PriceList,
    'prices-updated': PricesUpdated,
    'total-piece': TotalPiece,
  },
  figuresOf,
  serve: (figures) => landingFigures.serve(figures as LandingFigures | null),
};
