import { z } from 'zod';
import { readBoundedText, TooLargeError } from '../bounded-body.js';
import { addDays, dayOf, type Day } from '../days.js';

export const PTAX_URL = 'https://olinda.bcb.gov.br/olinda/servico/PTAX/versao/v1/odata';

export const FOREIGN_CURRENCIES = ['USD', 'EUR'] as const;
export type ForeignCurrency = (typeof FOREIGN_CURRENCIES)[number];

export interface RateQuote {
  currency: ForeignCurrency;
  /** BRL for one unit, at the price at which banks sell it. */
  rate: number;
  quotedAt: Date;
  /** One of `Abertura`, `Intermediário`, `Fechamento`. */
  bulletin: string;
}

export type ReadQuotes = { kind: 'read'; quotes: RateQuote[] } | { kind: 'failed'; error: string };

export interface RateFeed {
  read(currency: ForeignCurrency, now: Date): Promise<ReadQuotes>;
}

interface PtaxOptions {
  url: string;
  timeoutMs?: number;
  fetch?: typeof fetch;
}

/** More days than any sequence of holidays has. */
const DAYS_BACK = 14;

/** In bytes; some hundred bulletins need a few tens of thousands. */
const LARGEST_ANSWER = 1024 * 1024;

/** Brazil has had no summer time since 2019. */
const BRASILIA = '-03:00';

const bulletin = z.object({
  cotacaoVenda: z.number().positive().max(1_000_000),
  dataHoraCotacao: z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d+)?$/),
  tipoBoletim: z.string().max(40),
});
const answer = z.object({ value: z.array(z.unknown()) });

export function createPtaxFeed({ url, timeoutMs = 8_000, fetch: send = fetch }: PtaxOptions): RateFeed {
  return {
    async read(currency, now) {
      try {
        const response = await send(addressOf(url, currency, now), {
          headers: { accept: 'application/json' },
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!response.ok) return { kind: 'failed', error: `HTTP ${response.status}` };
        const { value } = answer.parse(JSON.parse(await readBoundedText(response, LARGEST_ANSWER)));
        const quotes = value.map((one) => quoteOf(currency, bulletin.parse(one)));
        if (quotes.length === 0) return { kind: 'failed', error: 'no bulletin' };
        if (quotes.some(({ quotedAt }) => !(quotedAt <= endOfDay(now)))) return garbled();
        return { kind: 'read', quotes };
      } catch (error) {
        if (error instanceof SyntaxError || error instanceof z.ZodError) return garbled();
        if (error instanceof TooLargeError) return { kind: 'failed', error: error.message };
        return {
          kind: 'failed',
          error: error instanceof DOMException ? 'no answer in time' : 'connection lost',
        };
      }
    },
  };
}

const garbled = (): ReadQuotes => ({ kind: 'failed', error: 'unreadable answer' });

/** Accepts bulletins until the end of the day, because clocks differ a little. */
const endOfDay = (now: Date) => new Date(`${addDays(dayOf(now), 1)}T00:00:00${BRASILIA}`);

function addressOf(url: string, currency: ForeignCurrency, now: Date): string {
  const today = dayOf(now);
  const values = {
    '@moeda': currency,
    '@dataInicial': written(addDays(today, -DAYS_BACK)),
    '@dataFinalCotacao': written(today),
  };
  const query = Object.entries(values).map(([name, value]) => `${name}='${value}'`);
  const call =
    'CotacaoMoedaPeriodo(moeda=@moeda,dataInicial=@dataInicial,dataFinalCotacao=@dataFinalCotacao)';
  return `${url.replace(/\/$/, '')}/${call}?${query.join('&')}&$top=200&$format=json`;
}

function written(day: Day): string {
  const [year, month, date] = day.split('-');
  return `${month}-${date}-${year}`;
}

function quoteOf(currency: ForeignCurrency, read: z.output<typeof bulletin>): RateQuote {
  return {
    currency,
    rate: read.cotacaoVenda,
    quotedAt: new Date(`${read.dataHoraCotacao.replace(' ', 'T')}${BRASILIA}`),
    bulletin: read.tipoBoletim,
  };
}
