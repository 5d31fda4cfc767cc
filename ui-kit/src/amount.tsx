import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';

interface AmountFormat {
  /** Integer cents. */
  cents: number;
  /** ISO 4217 code. */
  currency: string;
  /** BCP 47 tag. */
  locale: string;
  sign?: 'plain' | 'movement';
}

const formats = new Map<string, Intl.NumberFormat>();

/** Keeps each format, because a browser needs about ten milliseconds to create the first one. */
function formatOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'currency', currency });
    formats.set(key, format);
  }
  return format;
}

export function formatAmount({ cents, currency, locale, sign = 'plain' }: AmountFormat): string {
  const money = formatOf(locale, currency);
  const amount = money.format(Math.abs(cents) / 100);
  if (sign === 'plain' || cents === 0) return cents < 0 ? `−${amount}` : amount;
  return `${cents < 0 ? '−' : '+'} ${amount}`;
}

const amountVariants = cva('whitespace-nowrap', {
  variants: {
    size: {
      inherit: '',
      table: 'tabular-nums',
      md: 'default:text-base font-semibold',
      lg: 'font-display default:text-2xl font-bold tracking-heading',
      xl: 'font-display default:text-5xl font-extrabold tracking-display',
    },
  },
  defaultVariants: { size: 'inherit' },
});

export type AmountProps = Omit<ComponentProps<'span'>, 'children'> &
  VariantProps<typeof amountVariants> &
  AmountFormat & {
    /** What screen readers say while the figure is hidden. */
    concealedLabel?: string;
  };

/** Money, on one line; `table` is for columns of figures. */
export function Amount({
  cents,
  currency,
  locale,
  sign,
  size = 'inherit',
  concealedLabel,
  className,
  ...props
}: AmountProps) {
  return (
    <span data-slot="amount" className={classNames(amountVariants({ size }), className)} {...props}>
      {concealedLabel ? (
        <>
          <span aria-hidden>••••••</span>
          <span className="sr-only">{concealedLabel}</span>
        </>
      ) : (
        formatAmount({ cents, currency, locale, sign })
      )}
    </span>
  );
}
