import { Amount, formatAmount, type AmountProps } from '@torpedo/ui-kit';
import { moneyLocale } from './figure';

export function Money(props: Omit<AmountProps, 'locale'>) {
  return <Amount locale={moneyLocale} {...props} />;
}

/** "R$ 1.234,56" */
export function formatMoney(cents: number, currency: string): string {
  return formatAmount({ cents, currency, locale: moneyLocale });
}
