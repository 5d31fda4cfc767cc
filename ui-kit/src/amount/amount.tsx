import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { formatAmount, type AmountFormat } from './format-amount';

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
    /** Hides the figure: the words a screen reader says instead. */
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
