import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import { dayOf } from '../../../platform/days.js';
import type { Language } from '../../../platform/languages.js';
import { presentCountry, presentService, productReferences } from '../../catalogue/index.js';
import type { Figures, OfferSums } from '../figures/figures.js';
import type { OfferKey } from '../figures/sales.read-model.js';
import { changeParts, type ComparedOffer, type OfferParts, type OfferSide } from './change-parts.js';
import type {
  ChangeCauseDto,
  ChangePartsDto,
  ChangeQueryDto,
  ChangeReportDto,
  ChangeRowDto,
  ChangeSideDto,
  ChangeTotalsDto,
} from './change.dto.js';
import { daysBefore, periodOf, reportDays, type Days } from './report-period.js';

type Money = ChangeReportDto['money'];
type By = ChangeReportDto['by'];

interface SoldOffer extends ComparedOffer, OfferParts {
  sums: Record<'before' | 'now', Pick<OfferSums, 'sums' | 'lost'>>;
}

/** Rows and causes with fewer orders are chance. */
const LEAST_ORDERS = 20;
const MOST_ROWS = 50;
const MOST_CAUSES = 4;
const NOBODY = 'none';
const NOTHING = { sums: [], lost: [] };

const CAUSES: readonly { part: ChangeCauseDto['part']; by: readonly (keyof OfferKey)[] }[] = [
  { part: 'delivery', by: ['serviceCode', 'provider'] },
  { part: 'volume', by: ['serviceCode', 'countryIso'] },
  { part: 'price', by: ['serviceCode', 'countryIso'] },
];

const GROUPS: Record<By, readonly (keyof OfferKey)[]> = {
  service: ['serviceCode'],
  country: ['countryIso'],
  provider: ['provider'],
  product: ['serviceCode', 'countryIso'],
};

interface Group {
  offers: SoldOffer[];
  /** What all of them have in common. */
  by: readonly (keyof OfferKey)[];
  totals: ChangeTotalsDto;
}

interface Deps {
  db: Pick<Database, 'sql'>;
  clock: Clock;
  figures: Figures;
}

/** Why the money of two periods differs, from the sums of each day and offer. */
export class ChangeService {
  constructor(private readonly deps: Deps) {}

  /** @throws InvalidInputError when the days are of no use */
  async report(query: ChangeQueryDto, language: Language): Promise<ChangeReportDto> {
    const now = this.deps.clock.now();
    const days = reportDays(query, now);
    const before = againstOf(query, days, now);
    const { money = 'revenue', by = 'service' } = query;
    const all = await this.#offers(before, days, money);
    const offers = all.filter(
      ({ serviceCode, countryIso, provider }) =>
        (query.service ?? serviceCode) === serviceCode &&
        (query.country ?? countryIso) === countryIso &&
        (query.provider ?? (provider || NOBODY)) === (provider || NOBODY),
    );
    const groups = this.#grouped(offers, GROUPS[by], money).sort(
      (left, right) => left.totals.difference_cents - right.totals.difference_cents,
    );
    const counted = groups.filter(hasEnough).toSorted(byWeight).slice(0, MOST_ROWS);
    const rest = groups.filter((group) => !counted.includes(group));
    const causes = this.#causes(offers, money);
    const present = await this.#presenter(offers, language);
    return {
      ...days,
      against_from: before.from,
      against_to: before.to,
      money,
      by,
      is_open: days.to >= dayOf(now),
      totals: this.#totals(offers, money),
      rows: groups.filter((group) => counted.includes(group)).map(present),
      others:
        rest.length === 0
          ? null
          : {
              ...this.#totals(
                rest.flatMap((group) => group.offers),
                money,
              ),
              count: rest.length,
            },
      causes: causes.map(({ group, part, cents }) => ({ ...present(group), part, cents })),
    };
  }

  async #offers(before: Days, now: Days, money: Money): Promise<SoldOffer[]> {
    const { figures } = this.deps;
    const [earlier, later] = await Promise.all([
      figures.byOffer(periodOf(before)),
      figures.byOffer(periodOf(now)),
    ]);
    const nameOf = ({ serviceCode, countryIso, provider }: OfferSums) =>
      [serviceCode, countryIso, provider].join(' ');
    const [earlierOf, laterOf] = [earlier, later].map(
      (offers) => new Map(offers.map((offer) => [nameOf(offer), offer])),
    );
    const offers = [...new Map([...earlier, ...later].map((offer) => [nameOf(offer), offer])).values()];
    const compared = offers.map((offer) => {
      const sums = {
        before: earlierOf?.get(nameOf(offer)) ?? NOTHING,
        now: laterOf?.get(nameOf(offer)) ?? NOTHING,
      };
      const { serviceCode, countryIso, provider } = offer;
      return {
        serviceCode,
        countryIso,
        provider,
        sums,
        before: this.#side([sums.before], money),
        now: this.#side([sums.now], money),
      };
    });
    const whole = this.#side(earlier, money);
    return changeParts(compared, whole.orders === 0 ? 0 : whole.cents / whole.orders);
  }

  #side(sums: readonly Pick<OfferSums, 'sums' | 'lost'>[], money: Money): OfferSide & { cents: number } {
    const { revenueCents, refundedCents, costCents, lostCostCents, marginCents, delivered, ...ended } =
      this.deps.figures.together(sums);
    const paid = revenueCents + refundedCents;
    return {
      orders: delivered + ended.undelivered + ended.failed,
      codes: delivered,
      earnedCents: money === 'margin' ? paid - (costCents - lostCostCents) : paid,
      cents: money === 'margin' ? marginCents : revenueCents,
    };
  }

  #totals(offers: readonly SoldOffer[], money: Money): ChangeTotalsDto {
    const sideOf = (side: 'before' | 'now'): ChangeSideDto => {
      const { cents, orders, codes, earnedCents } = this.#side(
        offers.map(({ sums }) => sums[side]),
        money,
      );
      return {
        cents,
        orders,
        codes,
        average_cents: codes === 0 ? null : Math.round(earnedCents / codes),
      };
    };
    const [before, now] = [sideOf('before'), sideOf('now')];
    const difference = now.cents - before.cents;
    const part = (name: keyof OfferParts) => offers.reduce((total, offer) => total + offer[name], 0);
    const [price, volume, delivery] = [part('priceCents'), part('volumeCents'), part('deliveryCents')];
    const parts: ChangePartsDto = {
      difference_cents: difference,
      price_cents: price,
      volume_cents: volume,
      delivery_cents: delivery,
      mix_cents: difference - price - volume - delivery,
    };
    return { before, now, ...parts };
  }

  #grouped(offers: readonly SoldOffer[], by: Group['by'], money: Money): Group[] {
    const groups = Map.groupBy(offers, (offer) => by.map((name) => offer[name]).join(' '));
    return [...groups.values()].map((own) => ({ offers: own, by, totals: this.#totals(own, money) }));
  }

  #causes(offers: readonly SoldOffer[], money: Money) {
    const found = CAUSES.flatMap(({ part, by }) =>
      this.#grouped(offers, by, money)
        .filter(hasEnough)
        .map((group) => ({ group, part, cents: group.totals[`${part}_cents`] })),
    );
    return found
      .filter(({ cents }) => cents !== 0)
      .sort((left, right) => Math.abs(right.cents) - Math.abs(left.cents))
      .slice(0, MOST_CAUSES);
  }

  async #presenter(
    offers: readonly SoldOffer[],
    language: Language,
  ): Promise<(group: Group) => ChangeRowDto> {
    const referenceOf = await productReferences(this.deps.db.sql, offers);
    return ({ offers: [first], by, totals }) => {
      const { serviceCode, countryIso, provider } = first!;
      const { service, country } = referenceOf(serviceCode, countryIso);
      return {
        ...totals,
        service: by.includes('serviceCode')
          ? { code: serviceCode, ...presentService(service, language) }
          : null,
        country: by.includes('countryIso') ? presentCountry(country, language) : null,
        provider: by.includes('provider') ? provider || NOBODY : null,
      };
    };
  }
}

const hasEnough = ({ totals: { before, now } }: Group) => Math.max(before.orders, now.orders) >= LEAST_ORDERS;
const byWeight = (left: Group, right: Group) =>
  Math.abs(right.totals.difference_cents) - Math.abs(left.totals.difference_cents);

function againstOf(query: ChangeQueryDto, days: Days, now: Date): Days {
  const { against_from: from, against_to: to } = query;
  if (from === undefined && to === undefined) return daysBefore(days);
  return reportDays({ from, to }, now, { from: 'against_from', to: 'against_to' });
}

/** A row for a spreadsheet. */
export function changeSheet({ rows, others, totals }: ChangeReportDto) {
  const lineOf = ({ before, now, ...parts }: ChangeTotalsDto) => ({
    before_cents: before.cents,
    now_cents: now.cents,
    before_orders: before.orders,
    now_orders: now.orders,
    before_codes: before.codes,
    now_codes: now.codes,
    difference_cents: parts.difference_cents,
    price_cents: parts.price_cents,
    volume_cents: parts.volume_cents,
    delivery_cents: parts.delivery_cents,
    mix_cents: parts.mix_cents,
  });
  const named = (key: string, name: string) => ({ key, name });
  return {
    columns: ['key', 'name', ...Object.keys(lineOf(totals))],
    rows: [
      ...rows.map((row) => {
        const { service, country, provider } = row;
        const key = [service?.code, country?.iso_code, provider].filter(Boolean).join(' ');
        const name = [service?.name, country?.name, provider].filter(Boolean).join(' ');
        return { ...named(key, name), ...lineOf(row) };
      }),
      ...(others ? [{ ...named('others', 'others'), ...lineOf(others) }] : []),
      { ...named('total', 'total'), ...lineOf(totals) },
    ],
  };
}
