import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import { dayOf } from '../../../platform/days.js';
import { InvalidInputError } from '../../../platform/errors/index.js';
import type { Language } from '../../../platform/languages.js';
import type { Currency } from '../../../platform/money.js';
import { presentCountry, presentService, productReferences } from '../../catalogue/index.js';
import type { Figures, OfferSums } from '../figures/figures.js';
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
type Sums = Pick<OfferSums, 'sums' | 'lost'>;

/** The keys that identify a row: the first three for sales, the others for top-ups. */
const KEYS = ['service', 'country', 'provider', 'gateway', 'currency'] as const;
type Key = (typeof KEYS)[number];

/** An offer, without a provider when no provider had a number; or the top-ups of a gateway in one currency. */
interface KeyedOffer {
  key: Partial<Record<Key, string>>;
  product: string;
}

interface SoldOffer extends KeyedOffer, ComparedOffer, OfferParts {
  sums: Record<'before' | 'now', Sums>;
}

/** With fewer orders, a row or a cause could be chance. */
const LEAST_ORDERS = 20;
const MOST_ROWS = 50;
const MOST_CAUSES = 4;
const NOBODY = 'none';
const NOTHING = { sums: [], lost: [] };

interface Explained {
  /** The first group is used when none is asked for. */
  groups: Partial<Record<By, readonly Key[]>>;
  causes: readonly { part: ChangeCauseDto['part']; by: readonly Key[] }[];
}

const SALES: Explained = {
  groups: {
    service: ['service'],
    country: ['country'],
    provider: ['provider'],
    product: ['service', 'country'],
  },
  causes: [
    { part: 'delivery', by: ['service', 'provider'] },
    { part: 'volume', by: ['service', 'country'] },
    { part: 'price', by: ['service', 'country'] },
  ],
};

const TOPUPS: Explained = {
  groups: { gateway: ['gateway'], currency: ['currency'] },
  causes: [
    { part: 'volume', by: ['gateway', 'currency'] },
    { part: 'price', by: ['gateway', 'currency'] },
  ],
};

interface Group {
  offers: SoldOffer[];
  by: readonly Key[];
  totals: ChangeTotalsDto;
}

interface Deps {
  db: Pick<Database, 'sql'>;
  clock: Clock;
  figures: Figures;
}

/** Explains why the money of two periods differs, from the sums of each day and offer, or of each day and gateway. */
export class ChangeService {
  constructor(private readonly deps: Deps) {}

  /** @throws InvalidInputError when the days are invalid */
  async report(query: ChangeQueryDto, language: Language): Promise<ChangeReportDto> {
    const now = this.deps.clock.now();
    const days = reportDays(query, now);
    const before = againstOf(query, days, now);
    const { money = 'revenue' } = query;
    const explained = money === 'topups' ? TOPUPS : SALES;
    const { by, group } = groupOf(query, explained);
    const all = await this.#offers(before, days, money);
    const offers = all.filter(({ key }) =>
      KEYS.every((name) => query[name] === undefined || query[name] === (key[name] || NOBODY)),
    );
    const groups = this.#grouped(offers, group, money).sort(
      (left, right) => left.totals.difference_cents - right.totals.difference_cents,
    );
    const counted = groups.filter(hasEnough).toSorted(byWeight).slice(0, MOST_ROWS);
    const rest = groups.filter((group) => !counted.includes(group));
    const causes = this.#causes(offers, explained, money);
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
    const [earlier, later] = await Promise.all([this.#soldIn(before, money), this.#soldIn(now, money)]);
    const nameOf = ({ key }: KeyedOffer) => KEYS.map((name) => key[name]).join(' ');
    const [earlierOf, laterOf] = [earlier, later].map(
      (offers) => new Map(offers.map((offer) => [nameOf(offer), offer])),
    );
    const offers = [...new Map([...earlier, ...later].map((offer) => [nameOf(offer), offer])).values()];
    const compared = offers.map((offer) => {
      const sums = {
        before: earlierOf?.get(nameOf(offer)) ?? NOTHING,
        now: laterOf?.get(nameOf(offer)) ?? NOTHING,
      };
      const { key, product } = offer;
      return {
        key,
        product,
        sums,
        before: this.#side([sums.before], money),
        now: this.#side([sums.now], money),
      };
    });
    const whole = this.#side(earlier, money);
    return changeParts(compared, whole.orders === 0 ? 0 : whole.cents / whole.orders);
  }

  async #soldIn(days: Days, money: Money): Promise<(KeyedOffer & Sums)[]> {
    const { figures } = this.deps;
    const period = periodOf(days);
    if (money === 'topups') {
      const found = await figures.topupsByGateway(period);
      return found.map(({ gateway, currency, sums }) => ({
        key: { gateway, currency },
        product: `${gateway} ${currency}`,
        sums,
        lost: [],
      }));
    }
    const found = await figures.byOffer(period);
    return found.map(({ serviceCode, countryIso, provider, sums, lost }) => ({
      key: { service: serviceCode, country: countryIso, provider },
      product: `${serviceCode} ${countryIso}`,
      sums,
      lost,
    }));
  }

  #side(sums: readonly Sums[], money: Money): OfferSide & { cents: number } {
    const { revenueCents, refundedCents, costCents, lostCostCents, marginCents, delivered, ...others } =
      this.deps.figures.together(sums);
    if (money === 'topups') {
      const { topups, topupCents } = others;
      return { orders: topups, codes: topups, earnedCents: topupCents, cents: topupCents };
    }
    const paid = revenueCents + refundedCents;
    return {
      orders: delivered + others.undelivered + others.failed,
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
    const groups = Map.groupBy(offers, ({ key }) => by.map((name) => key[name]).join(' '));
    return [...groups.values()].map((own) => ({ offers: own, by, totals: this.#totals(own, money) }));
  }

  #causes(offers: readonly SoldOffer[], { causes }: Explained, money: Money) {
    const found = causes.flatMap(({ part, by }) =>
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
    const products = offers.map(({ key: { service = '', country = '' } }) => ({
      serviceCode: service,
      countryIso: country,
    }));
    const referenceOf = await productReferences(this.deps.db.sql, products);
    return ({ offers: [first], by, totals }) => {
      const own = (name: Key) => (by.includes(name) ? first!.key[name] : undefined);
      const { service: serviceCode = '', country: countryIso = '' } = first!.key;
      const { service, country } = referenceOf(serviceCode, countryIso);
      return {
        ...totals,
        service: by.includes('service') ? { code: serviceCode, ...presentService(service, language) } : null,
        country: by.includes('country') ? presentCountry(country, language) : null,
        provider: by.includes('provider') ? own('provider') || NOBODY : null,
        gateway: own('gateway') ?? null,
        currency: (own('currency') as Currency | undefined) ?? null,
      };
    };
  }
}

/** @throws InvalidInputError when this money has no such rows */
function groupOf(query: ChangeQueryDto, { groups }: Explained): { by: By; group: readonly Key[] } {
  const [first] = Object.keys(groups) as By[];
  const by = query.by ?? first!;
  const group = groups[by];
  if (!group) throw new InvalidInputError({ by: 'invalid' });
  const foreign = KEYS.find((name) => query[name] !== undefined && !(name in groups));
  if (foreign) throw new InvalidInputError({ [foreign]: 'invalid' });
  return { by, group };
}

const hasEnough = ({ totals: { before, now } }: Group) => Math.max(before.orders, now.orders) >= LEAST_ORDERS;
const byWeight = (left: Group, right: Group) =>
  Math.abs(right.totals.difference_cents) - Math.abs(left.totals.difference_cents);

function againstOf(query: ChangeQueryDto, days: Days, now: Date): Days {
  const { against_from: from, against_to: to } = query;
  if (from === undefined && to === undefined) return daysBefore(days);
  return reportDays({ from, to }, now, { from: 'against_from', to: 'against_to' });
}
