import { formatMoney } from '../format/money';
import { figureFormat } from '../format/figure-format';
import { type Language, localeOf } from '../i18n/languages';

const MICROS = 1_000_000;

/** Millionths as providers charge them, without their unit: `0,4058`. */
export function microsText(micros: number): string {
  const amount = figureFormat({ minimumFractionDigits: 2, maximumFractionDigits: 4 });
  return amount.format(micros / MICROS);
}

/** Money in millionths, as providers charge it: `USD 0,4058`. */
export const formatMicros = (micros: number, currency: string): string => `${currency} ${microsText(micros)}`;

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

/** Cents under a head that says R$: another currency shows its own sign. */
export const bareMoney = (cents: number, currency: string): string =>
  currency === 'BRL' ? centsText(cents) : formatMoney(cents, currency);
