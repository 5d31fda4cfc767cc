export interface AmountFormat {
  /** Integer cents. */
  cents: number;
  /** ISO 4217 code. */
  currency: string;
  /** BCP 47 tag. */
  locale: string;
  /** `movement` writes + or − apart from the figure, as a statement does. */
  sign?: 'plain' | 'movement';
}

const formats = new Map<string, Intl.NumberFormat>();

/** Kept, because a browser takes long to make one, for the first some ten milliseconds. */
function formatOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
    formats.set(key, format);
  }
  return format;
}

/** Cents as people of that language write them: "R$ 24,10", "− R$ 2,40". */
export function formatAmount({ cents, currency, locale, sign = 'plain' }: AmountFormat): string {
  const money = formatOf(locale, currency);
  if (sign === 'plain' || cents === 0) return money.format(cents / 100);
  return `${cents < 0 ? '−' : '+'} ${money.format(Math.abs(cents) / 100)}`;
}
