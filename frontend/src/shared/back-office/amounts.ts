import { formatMoney } from '../format/money';
import { figureFormat } from '../format/figure-format';
import { type Language, localeOf } from '../i18n/languages';

const MICROS = 1_000_000;
const MICROS_PER_CENT = 10_000;

/** Writes millionths of a currency, as providers charge them, without the currency: `0,4058`. */
export function microsText(micros: number): string {
  const amount = figureFormat({ minimumFractionDigits: 2, maximumFractionDigits: 4 });
  return amount.format(micros / MICROS);
}

/** Writes millionths of a currency, as providers charge them, with its sign: `US$ 0,4058`. */
export const formatMicros = (micros: number, currency: string): string =>
  `${currencySign(currency)}\u00a0${microsText(micros)}`;

const PRICE = /^(?<amount>\d+(?:\.\d+)?) (?<currency>[A-Z]{3})$/;

/** Writes the price that a provider asked like the price it promised; text without a price is unchanged. */
export function askedText(asked: string): string {
  const { amount, currency } = PRICE.exec(asked)?.groups ?? {};
  return amount && currency ? formatMicros(Number(amount) * MICROS, currency) : asked;
}

/** Rounds millionths to cents and writes them without the currency, which stands beside them: `−1.240,05`. */
export function microsAsCents(micros: number): string {
  const cents = Math.round(micros / MICROS_PER_CENT);
  return `${cents < 0 ? '−' : ''}${centsText(Math.abs(cents))}`;
}

/** Rounds millionths to cents and writes them with the sign of the currency: `−US$ 2,67`. */
export function moneyOfMicros(micros: number, currency: string): string {
  const text = microsAsCents(micros);
  const sign = currencySign(currency);
  return text.startsWith('−') ? `−${sign}\u00a0${text.slice(1)}` : `${sign}\u00a0${text}`;
}

/** The sign of a currency: "R$", "US$". */
export function currencySign(currency: string): string {
  const parts = figureFormat({ style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Above this change, +999 %, the percentage says less than the earlier figure. */
const MOST_PART = 9.99;

/** "+12,5%"; null when the change is so large that the earlier figure says more. */
export function partText(part: number): string | null {
  if (Math.abs(part) > MOST_PART) return null;
  const share = figureFormat({ style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  return withMinus(share.format(part));
}

/** "41,3%": a share with its tenths, also where they are zero. */
export const exactShare = (share: number): string =>
  figureFormat({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(share);

/** "+1,5": the difference of two shares in percentage points, whose word stands after it. */
export const pointsText = (difference: number): string =>
  withMinus(figureFormat({ signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(difference * 100));

/** "1,2 mil", "1,2K": the word is in the reader's language, the separator is that of the amounts. */
export function formatCompact(figure: number, language: Language): string {
  const written = new Intl.NumberFormat(localeOf(language), {
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  return written.format(figure).replace('.', ',');
}
/** The cents follow a comma or a point; points between thousands are allowed only before a comma. */
const AMOUNT = /^[+-]?(?:\d{1,3}(?:\.\d{3})+,\d{1,2}|\d{1,12}(?:[.,]\d{1,2})?)$/;

/** Reads a typed amount as cents, with or without its currency and sign; undefined when it is no amount. */
export function typedCents(typed: string): number | undefined {
  const text = typed.trim().replace(/^(R\$|US\$|\$|€)\s*/, '');
  if (!AMOUNT.test(text)) return undefined;
  const plain = text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text;
  return Math.round(Number(plain) * 100);
}

/** Writes cents without the currency, as in a field: `1.234,05`. */
export const centsText = (cents: number): string =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(cents / 100);

/** Like `centsText`, but `—` for an unknown amount. */
export const knownCents = (cents: number | null): string => (cents === null ? '—' : centsText(cents));

/** Writes an amount under a header that says R$; an amount in another currency shows its own sign. */
export const bareMoney = (cents: number, currency: string): string =>
  currency === 'BRL' ? centsText(cents) : formatMoney(cents, currency);

/** Replaces the hyphen of the keyboard with a minus sign, which is as wide as a plus. */
export const withMinus = (figure: string): string => figure.replace('-', '−');
