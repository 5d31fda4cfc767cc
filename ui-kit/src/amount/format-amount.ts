export type AmountFormat = {
  /** Integer cents. */
  cents: number;
  /** ISO 4217 code. */
  currency: string;
  /** BCP 47 tag. */
  locale: string;
  /** `movement` writes + or − apart from the figure, as a statement does. */
  sign?: 'plain' | 'movement';
};

/** Cents as people of that language write them: "R$ 24,10", "− R$ 2,40". */
export function formatAmount({ cents, currency, locale, sign = 'plain' }: AmountFormat): string {
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  if (sign === 'plain' || cents === 0) return money.format(cents / 100);
  return `${cents < 0 ? '−' : '+'} ${money.format(Math.abs(cents) / 100)}`;
}
