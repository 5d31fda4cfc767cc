import { Get, Queries, Route, Security } from '@tsoa/runtime';
import type { Database } from '../../../platform/database/index.js';
import { answerWhole, placeIn, type WholeListQueryDto } from '../../../platform/http/index.js';
import { createRateStore, type Rates } from '../../../platform/rates/index.js';
import { StaffController } from '../staff-controller.js';
import { presentFeed, presentStaffRate, type StaffRatesDto } from './admin-rates.dto.js';

const CSV_COLUMNS =
  'currency rate source quoted_rate spread_percent quoted_at age_hours max_age_hours is_fresh';

@Route('api/v1/admin/rates')
@Security('staff', ['settings.read'])
export class AdminRatesController extends StaffController<{
  rates: Pick<Rates, 'current' | 'source'>;
  db: Pick<Database, 'sql'>;
}> {
  /** Lists the exchange rates of the dollar and the euro in reais, with their source and age. */
  @Get()
  async listStaffRates(@Queries() query: WholeListQueryDto<'position' | 'currency'>): Promise<StaffRatesDto> {
    const items = this.deps.rates.current();
    const feed = this.deps.rates.source() === 'ptax' ? await createRateStore(this.deps.db.sql).feed() : null;
    const page = await answerWhole(this.request, query, {
      items,
      sorts: { position: placeIn(items), currency: ({ currency }) => currency },
      order: { sort: 'position', direction: 'asc' },
      present: presentStaffRate,
      csv: { name: 'rates', columns: CSV_COLUMNS },
    });
    return { ...page, feed: feed && presentFeed(feed) };
  }
}
