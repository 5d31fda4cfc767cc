import { Get, Route, Security } from '@tsoa/runtime';
import type { Database } from '../../../platform/database/index.js';
import { createRateStore, type Rates } from '../../../platform/rates/index.js';
import { StaffController } from '../staff-controller.js';
import { presentFeed, presentStaffRate, type StaffRatesDto } from './admin-rates.dto.js';

@Route('api/v1/admin/rates')
@Security('staff', ['settings.read'])
export class AdminRatesController extends StaffController<{
  rates: Pick<Rates, 'current' | 'source'>;
  db: Pick<Database, 'sql'>;
}> {
  /** Lists the exchange rates of the dollar and the euro in reais, with their source and age. */
  @Get()
  async listStaffRates(): Promise<StaffRatesDto> {
    const items = this.deps.rates.current().map(presentStaffRate);
    const feed = this.deps.rates.source() === 'ptax' ? await createRateStore(this.deps.db.sql).feed() : null;
    return { items, total: items.length, feed: feed && presentFeed(feed) };
  }
}
