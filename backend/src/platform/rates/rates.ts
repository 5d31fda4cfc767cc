import type { Clock } from '../clock.js';
import type { Database } from '../database/index.js';
import { startOfDay, type Day } from '../days.js';
import { DomainError } from '../errors/index.js';
import { keepRefreshed } from '../keep-refreshed.js';
import type { Logger } from '../logging/index.js';
import type { Currency } from '../money.js';
import type { Settings, SettingsReader } from '../settings/index.js';
import { bankingHoursBetween } from './banking-hours.js';
import { FOREIGN_CURRENCIES, type ForeignCurrency, type RateQuote } from './ptax.js';
import { createRateStore, type CurrencyDay, type RateInForce, type RateSource } from './rates.store.js';

const MICROS = 1_000_000;

export interface Rates {
  source(): RateSource;
  current(): RateInForce[];
  /** @throws DomainError RATE_UNAVAILABLE where the rate is too old to sell at it */
  assertFresh(currency: Currency): void;
  /** The days on which the currency had no fresh rate; a bulletin that was read later counts as a rate. */
  daysWithout(days: readonly CurrencyDay[]): Promise<Day[]>;
  /** The process refreshes by itself every few seconds. */
  refresh(): Promise<void>;
  settings: SettingsReader;
  close(): void;
}

interface Deps {
  db: Database;
  settings: SettingsReader;
  clock: Clock;
  log: Logger;
}

/** An `fx` of the settings comes before the newest quote with its spread. */
export async function createRates({ db, settings, clock, log }: Deps): Promise<Rates> {
  const store = createRateStore(db.sql);
  let latest = new Map<ForeignCurrency, RateQuote>();

  const source = (): RateSource =>
    settings.current().rates.from_feed && !settings.isPinned('fx') ? 'ptax' : 'settings';

  function withSpread(quotedRate: number): number {
    const { spread_percent: spread } = settings.current().rates;
    return Math.round(quotedRate * (1 + spread / 100) * MICROS) / MICROS;
  }

  /** Nothing is sold before the first quote. */
  function rateOf(currency: ForeignCurrency): number {
    const quote = source() === 'ptax' ? latest.get(currency) : undefined;
    return quote ? withSpread(quote.rate) : settings.current().fx[currency];
  }

  function inForce(currency: ForeignCurrency): RateInForce {
    const { fx, rates } = settings.current();
    const isFromFeed = source() === 'ptax';
    const quote = isFromFeed ? latest.get(currency) : undefined;
    const ageHours = quote ? bankingHoursBetween(quote.quotedAt, clock.now()) : null;
    return {
      currency,
      rate: rateOf(currency),
      source: source(),
      quotedRate: quote?.rate ?? fx[currency],
      spreadPercent: quote ? rates.spread_percent : 0,
      quotedAt: quote?.quotedAt ?? null,
      ageHours,
      maxAgeHours: rates.max_age_hours,
      isFresh: !isFromFeed || (ageHours !== null && isYoung(ageHours)),
    };
  }

  function isYoung(ageHours: number): boolean {
    return ageHours <= settings.current().rates.max_age_hours;
  }

  function atRates(written: Settings): Settings {
    if (source() === 'settings') return written;
    return { ...written, fx: { ...written.fx, USD: rateOf('USD'), EUR: rateOf('EUR') } };
  }

  async function refresh(): Promise<void> {
    const quotes = await store.latest(FOREIGN_CURRENCIES);
    latest = new Map(quotes.map((quote) => [quote.currency, quote]));
  }

  await refresh();
  const close = keepRefreshed('exchange rates', { refresh, log });
  return {
    source,
    current: () => FOREIGN_CURRENCIES.map(inForce),
    assertFresh(currency) {
      if (currency === 'BRL') return;
      const { isFresh, quotedAt } = inForce(currency);
      if (!isFresh) {
        throw new DomainError('RATE_UNAVAILABLE', { currency, quoted_at: quotedAt?.toISOString() ?? null });
      }
    },
    async daysWithout(days) {
      const foreign = days.filter(({ currency }) => FOREIGN_CURRENCIES.some((known) => known === currency));
      const missing = (await store.onDays(foreign)).filter(
        ({ isSet, quotedAt, day }) =>
          !isSet && !(quotedAt && isYoung(bankingHoursBetween(quotedAt, startOfDay(day)))),
      );
      return [...new Set(missing.map(({ day }) => day))].toSorted();
    },
    refresh,
    settings: { ...settings, current: () => atRates(settings.current()) },
    close,
  };
}
