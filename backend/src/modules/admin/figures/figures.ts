import type { Database } from '../../../platform/database/index.js';
import { dayOf } from '../../../platform/days.js';
import type { Currency } from '../../../platform/money.js';
import type { CurrencyDay } from '../../../platform/rates/index.js';
import type { SettingsReader } from '../../../platform/settings/index.js';
import { businessFigures, inReais, type BusinessFigures } from './business-figures.js';
import {
  createSalesReadModel,
  type LostCost,
  type OfferKey,
  type Period,
  type SalesFact,
  type SalesSum,
  type TimeUnit,
} from './sales.read-model.js';

interface Deps {
  db: Pick<Database, 'sql'>;
  settings: SettingsReader;
}

export interface TimedFigures {
  startsAt: Date;
  figures: BusinessFigures;
}

export interface KeyedFigures {
  key: string;
  figures: BusinessFigures;
}

/** The sums of an offer in a period, in several currencies. They are converted only after adding, to round once. */
export interface OfferSums extends OfferKey {
  sums: SalesSum[];
  lost: LostCost[];
}

const ADJUSTED: Partial<Record<SalesFact, number>> = { credited: 1, debited: -1 };

export interface HeldMoney {
  cents: number;
  numbers: number;
}

export function createFigures({ db, settings }: Deps) {
  const sales = createSalesReadModel(db.sql);
  const fx = () => settings.current().fx;
  const toReais = (sums: readonly { currency: string; cents: number }[]) => inReais(sums, fx());

  return {
    sales,

    async of(period: Period): Promise<BusinessFigures> {
      const [sums, lost] = await Promise.all([sales.sumOf(period), sales.lostByTime(period, 'month')]);
      return businessFigures(sums, lost, fx());
    },

    /** The figures of one customer's wallets, and the time from which they count. */
    async ofWallets(walletIds: readonly string[], from: Date): Promise<BusinessFigures & { since: Date }> {
      const { sums, lost, since } = await sales.sumOfWallets(walletIds, from);
      return { ...businessFigures(sums, lost, fx()), since };
    },

    async ofDays(period: Period): Promise<BusinessFigures> {
      const [sums, lost] = await Promise.all([
        sales.sumByTime(period, 'month'),
        sales.lostByTime(period, 'month'),
      ]);
      return businessFigures(sums, lost, fx());
    },

    async byTime(period: Period, unit: TimeUnit): Promise<TimedFigures[]> {
      const [sums, lost] = await Promise.all([sales.sumByTime(period, unit), sales.lostByTime(period, unit)]);
      const lostAt = Map.groupBy(lost, ({ startsAt }) => startsAt.getTime());
      const sumsAt = Map.groupBy(sums, ({ startsAt }) => startsAt.getTime());
      return [...new Set([...sumsAt.keys(), ...lostAt.keys()])]
        .sort((left, right) => left - right)
        .map((at) => ({
          startsAt: new Date(at),
          figures: businessFigures(sumsAt.get(at) ?? [], lostAt.get(at) ?? [], fx()),
        }));
    },

    async byDimension(period: Period, dimension: 'service' | 'country' | 'gateway'): Promise<KeyedFigures[]> {
      const [sums, lost] = await Promise.all([
        sales.sumByDimension(period, dimension),
        dimension === 'gateway' ? [] : sales.lostByDimension(period, dimension),
      ]);
      const lostOf = Map.groupBy(lost, ({ key }) => key);
      const sumsOf = Map.groupBy(sums, ({ key }) => key);
      return [...new Set([...sumsOf.keys(), ...lostOf.keys()])]
        .filter((key) => key !== '')
        .map((key) => ({
          key,
          figures: businessFigures(sumsOf.get(key) ?? [], lostOf.get(key) ?? [], fx()),
        }));
    },

    async currenciesByDay(period: Period): Promise<CurrencyDay[]> {
      const sums = await sales.sumByTime(period, 'day');
      const found = new Map(
        sums.map(({ startsAt, currency }) => [`${startsAt.getTime()} ${currency}`, { startsAt, currency }]),
      );
      return [...found.values()].map(({ startsAt, currency }) => ({ day: dayOf(startsAt), currency }));
    },

    /** The period has to be whole days. */
    async byOffer(period: Period): Promise<OfferSums[]> {
      const [sums, lost] = await Promise.all([sales.sumByOffer(period), sales.lostByOffer(period)]);
      const nameOf = ({ serviceCode, countryIso, provider }: OfferKey) =>
        [serviceCode, countryIso, provider].join(' ');
      const sumsOf = Map.groupBy(sums, nameOf);
      const lostOf = Map.groupBy(lost, nameOf);
      const offers = new Map([...lost, ...sums].map((each) => [nameOf(each), each]));
      return [...offers].map(([name, { serviceCode, countryIso, provider }]) => ({
        serviceCode,
        countryIso,
        provider,
        sums: sumsOf.get(name) ?? [],
        lost: lostOf.get(name) ?? [],
      }));
    },

    /** How often staff changed balances, and how much customers got in total. The period has to be whole days. */
    async adjustments(period: Period): Promise<{ count: number; cents: number }> {
      const made = (await sales.sumByTime(period, 'month')).filter(({ fact }) => fact in ADJUSTED);
      return {
        count: made.reduce((total, { entries }) => total + entries, 0),
        cents: toReais(
          made.map(({ fact, currency, amountCents }) => ({ currency, cents: ADJUSTED[fact]! * amountCents })),
        ),
      };
    },

    inReais: toReais,

    /** The amounts credited through each gateway in each currency. The period has to be whole days. */
    async topupsByGateway(
      period: Period,
    ): Promise<{ gateway: string; currency: Currency; sums: SalesSum[] }[]> {
      const found = (await sales.sumByDimension(period, 'gateway')).filter(({ fact }) => fact === 'topup');
      return found.map((sum) => ({ gateway: sum.key, currency: sum.currency, sums: [sum] }));
    },

    /** Adds the figures of several offers. */
    together: (offers: readonly Pick<OfferSums, 'sums' | 'lost'>[]): BusinessFigures =>
      businessFigures(
        offers.flatMap(({ sums }) => sums),
        offers.flatMap(({ lost }) => lost),
        fx(),
      ),

    async held(): Promise<HeldMoney> {
      const rows = await sales.held();
      return { cents: toReais(rows), numbers: rows.reduce((total, { numbers }) => total + numbers, 0) };
    },
  };
}

export type Figures = ReturnType<typeof createFigures>;
