import type { Clock } from '../clock.js';
import type { Database } from '../database/index.js';
import { underLease, type Lease, type Loop } from '../jobs/index.js';
import type { Logger } from '../logging/index.js';
import { FOREIGN_CURRENCIES, type RateFeed, type RateQuote } from './ptax.js';
import type { Rates } from './rates.js';
import { createRateStore } from './rates.store.js';

const ROUND_MS = 15_000;

/** The Banco Central publishes five bulletins a day, so this is often enough. */
const READ_MS = 30 * 60_000;
const RETRY_MS = 60_000;

/** No currency changes by this share between two bulletins. */
const MOST_CHANGE = 0.25;
/** After so long a silence, any change is plausible and is not compared. */
const COMPARED_MS = 30 * 24 * 3_600_000;

interface Deps {
  db: Database;
  clock: Clock;
  log: Logger;
  rates: Rates;
  feed: RateFeed;
}

export function ratesJob({ db, clock, log, rates, feed }: Deps): Loop {
  const store = createRateStore(db.sql);

  async function isDue(now: Date): Promise<boolean> {
    const { triedAt, error } = await store.feed();
    return triedAt === null || now.getTime() - triedAt.getTime() >= (error === null ? READ_MS : RETRY_MS);
  }

  /** Null when every currency was read; otherwise the error. */
  async function read(now: Date, lease: Lease): Promise<string | null> {
    const known = new Map((await store.latest(FOREIGN_CURRENCIES)).map((quote) => [quote.currency, quote]));
    for (const currency of FOREIGN_CURRENCIES) {
      const reading = await underLease(feed, lease).read(currency, now);
      if (reading.kind === 'failed') return `${currency}: ${reading.error}`;
      const news = newsOf(reading.quotes, known.get(currency));
      if (news.some((quote) => isFarFrom(quote, known.get(currency)))) return `${currency}: implausible rate`;
      for (const quote of news) await store.insertQuote(quote, now);
    }
    return null;
  }

  return {
    name: 'exchange-rates',
    intervalMs: ROUND_MS,
    async run(lease) {
      const now = clock.now();
      if (rates.source() === 'ptax' && (await isDue(now))) {
        const error = await read(now, lease);
        if (error !== null) log.warn({ error }, 'exchange rates could not be read');
        await store.noteTry(now, error);
        await rates.refresh();
      }
      const inForce = rates.current();
      for (const rate of inForce) if (rate.isFresh) await store.record(rate, now);
      await store.noteStale(inForce.every(({ isFresh }) => isFresh) ? null : now);
    },
  };
}

/** At the first reading, only the newest quote. */
function newsOf(quotes: readonly RateQuote[], known: RateQuote | undefined): RateQuote[] {
  const byTime = quotes.toSorted((a, b) => a.quotedAt.getTime() - b.quotedAt.getTime());
  return known ? byTime.filter(({ quotedAt }) => quotedAt > known.quotedAt) : byTime.slice(-1);
}

function isFarFrom({ rate, quotedAt }: RateQuote, known: RateQuote | undefined): boolean {
  const isComparable = known && quotedAt.getTime() - known.quotedAt.getTime() < COMPARED_MS;
  return isComparable === true && Math.abs(rate / known.rate - 1) > MOST_CHANGE;
}
