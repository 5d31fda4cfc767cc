import { formatMoney } from '../format/money';
import { figureFormat } from '../format/figure-format';
import { type Language, localeOf } from '../i18n/languages';

const MICROS = 1_000_000;
const MICROS_PER_CENT = 10_000;

/** Millionths as providers charge them, without their unit: `0,4058`. */
export function microsText(micros: number): string {
  const amount = figureFormat({ minimumFractionDigits: 2, maximumFractionDigits: 4 });
  return amount.format(micros / MICROS);
}

/** Money in millionths, as providers charge it: `USD 0,4058`. */
export const formatMicros = (micros: number, currency: string): string => `${currency} ${microsText(micros)}`;

const PRICE = /^(?<amount>\d+(?:\.\d+)?) (?<currency>[A-Z]{3})$/;

/** What a provider asked: written as what it promised, or in its own words where that is no price. */
export function askedText(asked: string): string {
  const { amount, currency } = PRICE.exec(asked)?.groups ?? {};
  return amount && currency ? formatMicros(Number(amount) * MICROS, currency) : asked;
}

/** Millionths to the cent, where a head or a name beside them says their unit: `−1.240,05`. */
export function microsAsCents(micros: number): string {
  const cents = Math.round(micros / MICROS_PER_CENT);
  return `${cents < 0 ? '−' : ''}${centsText(Math.abs(cents))}`;
}

/** Millionths as money, to the cent: `−US$ 2,67`. */
export function moneyOfMicros(micros: number, currency: string): string {
  const text = microsAsCents(micros);
  const sign = currencySign(currency);
  return text.startsWith('−') ? `−${sign} ${text.slice(1)}` : `${sign} ${text}`;
}

/** "R$", "US$". */
export function currencySign(currency: string): string {
  const parts = figureFormat({ style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** From here on a part says less than what it is a part of. */
const MOST_PART = 9.99;

/** "+12,5%", or null where the part is so large that only the figure before says something. */
export function partText(part: number): string | null {
  if (Math.abs(part) > MOST_PART) return null;
  const share = figureFormat({ style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  return withMinus(share.format(part));
}

/** "1,2 mil", "1,2K": the word in the reader's language, the separator that of the amounts beside it. */
export function formatCompact(figure: number, language: Language): string {
  const written = new Intl.NumberFormat(localeOf(language), {
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  return written.format(figure).replace('.', ',');
}
/** With a comma or a point before the cents; points between thousands only where a comma follows. */
const AMOUNT = /^[+-]?(?:\d{1,3}(?:\.\d{3})+,\d{1,2}|\d{1,12}(?:[.,]\d{1,2})?)$/;

/** Cents of an amount as people type it, with or without its unit and sign; undefined for what is none. */
export function typedCents(typed: string): number | undefined {
  const text = typed.trim().replace(/^(R\$|\$|€)\s*/, '');
  if (!AMOUNT.test(text)) return undefined;
  const plain = text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text;
  return Math.round(Number(plain) * 100);
}

/** Cents as they stand in a field, without their unit: `1.234,05`. */
export const centsText = (cents: number): string =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(cents / 100);

/** The same of what may not be known: `—`. */
export const knownCents = (cents: number | null): string => (cents === null ? '—' : centsText(cents));

/** Cents under a head that says R$: another currency shows its own sign. */
export const bareMoney = (cents: number, currency: string): string =>
  currency === 'BRL' ? centsText(cents) : formatMoney(cents, currency);

/** A minus as wide as a plus, in place of the hyphen of the keyboard. */
export const withMinus = (figure: string): string => figure.replace('-', '−');
