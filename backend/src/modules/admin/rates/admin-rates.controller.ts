import { Get, Route, Security } from '@tsoa/runtime';
import type { Database } from '../../../platform/database/index.js';
import { createRateStore, type Rates } from '../../../platform/rates/index.js';
import { StaffController } from '../staff-controller.js';
import { presentFeed, presentStaffRate, type StaffRatesDto } from './admin-rates.dto.js';

@Route('api/v1/admin/rates')
@Security('staff', ['settings.read'])
export class AdminRatesController extends StaffController {
  constructor(
    private readonly rates: Pick<Rates, 'current' | 'source'>,
    private readonly db: Pick<Database, 'sql'>,
  ) {
    super();
  }

  /** The exchange rates of the dollar and the euro in reais, with their source and age. */
  @Get()
  async listStaffRates(): Promise<StaffRatesDto> {
    const items = this.rates.current().map(presentStaffRate);
    const feed = this.rates.source() === 'ptax' ? await createRateStore(this.db.sql).feed() : null;
    return { items, total: items.length, feed: feed && presentFeed(feed) };
  }
}
