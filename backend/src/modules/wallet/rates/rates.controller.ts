import { Example, Get, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/index.js';
import type { Rates } from '../../../platform/rates/index.js';
import { presentRate, type ExchangeRatesDto } from './rates.dto.js';

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
