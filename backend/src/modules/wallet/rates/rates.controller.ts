import { Example, Get, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/index.js';
import type { RateInForce, Rates } from '../../../platform/rates/index.js';

/** The current price of one unit of a currency, for display and for charges. */
interface ExchangeRateDto {
  currency: 'USD' | 'EUR';
  /** BRL for one unit. */
  rate: number;
  /** `settings`: set by us. `ptax`: published by the Banco Central do Brasil, with our spread added. */
  source: 'settings' | 'ptax';
  /** When the bank published it; null where we set it. */
  quoted_at: string | null;
  /** False where the rate is too old: top-ups, quotes and purchases in the currency answer RATE_UNAVAILABLE. */
  is_available: boolean;
}

interface ExchangeRatesDto {
  items: ExchangeRateDto[];
  total: number;
}

function presentRate({ currency, rate, source, quotedAt, isFresh }: RateInForce): ExchangeRateDto {
  return { currency, rate, source, quoted_at: quotedAt?.toISOString() ?? null, is_available: isFresh };
}

@Route('api/v1/payments/rates')
@Tags('Wallet')
export class RatesController extends ApiController<{ rates: Pick<Rates, 'current'> }> {
  /**
   * The exchange rates of the dollar and the euro in reais. A top-up that names the rate is never charged at a higher
   * one.
   */
  @Get()
  @Security('account', ['viewers'])
  @Example<ExchangeRatesDto>({
    items: [
      { currency: 'USD', rate: 5.4, source: 'settings', quoted_at: null, is_available: true },
      { currency: 'EUR', rate: 6.3, source: 'settings', quoted_at: null, is_available: true },
    ],
    total: 2,
  })
  async listExchangeRates(): Promise<ExchangeRatesDto> {
    const items = this.deps.rates.current().map(presentRate);
    return { items, total: items.length };
  }
}
