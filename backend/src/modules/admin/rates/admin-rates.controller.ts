import { Get, Queries, Route, Security } from '@tsoa/runtime';
import type { Database } from '../../../platform/database/index.js';
import {
  answerWhole,
  type ListPageDto,
  placeIn,
  type WholeListQueryDto,
} from '../../../platform/http/index.js';
import {
  createRateStore,
  type FeedState,
  type RateInForce,
  type Rates,
} from '../../../platform/rates/index.js';
import { StaffController } from '../staff-controller.js';

/** The rate that converts a currency now, and its source. */
interface StaffRateDto {
  currency: 'USD' | 'EUR';
  /** How many BRL one unit costs, as we show and charge it. */
  rate: number;
  source: 'settings' | 'ptax';
  /** How many BRL one unit costs by the source, without our spread. */
  quoted_rate: number;
  spread_percent: number;
  /** When the source published it; null when it comes from the settings, or nothing was read yet. */
  quoted_at: string | null;
  /** Hours on banking days since it was published. */
  age_hours: number | null;
  /** The setting `rates.max_age_hours`: above this age, in hours on banking days, the rate is too old. */
  max_age_hours: number;
  /** Whether it is not older than `max_age_hours`. Nothing is sold in the currency with an older rate. */
  is_fresh: boolean;
}

/** How reading the rates from the Banco Central goes. */
interface RateFeedDto {
  tried_at: string | null;
  read_at: string | null;
  /** Why the last try brought no rates. */
  error: string | null;
}

interface StaffRatesDto extends ListPageDto<StaffRateDto> {
  /** Null when the rates come from the settings. */
  feed: RateFeedDto | null;
}

function presentStaffRate(rate: RateInForce): StaffRateDto {
  return {
    currency: rate.currency,
    rate: rate.rate,
    source: rate.source,
    quoted_rate: rate.quotedRate,
    spread_percent: rate.spreadPercent,
    quoted_at: rate.quotedAt?.toISOString() ?? null,
    age_hours: rate.ageHours === null ? null : Math.round(rate.ageHours * 10) / 10,
    max_age_hours: rate.maxAgeHours,
    is_fresh: rate.isFresh,
  };
}

function presentFeed({ triedAt, readAt, error }: FeedState): RateFeedDto {
  return { tried_at: triedAt?.toISOString() ?? null, read_at: readAt?.toISOString() ?? null, error };
}

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
