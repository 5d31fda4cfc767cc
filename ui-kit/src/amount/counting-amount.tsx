import { Amount, type AmountProps } from './amount';
import { formatAmount } from './format-amount';
import { useCountedCents } from './use-counted-cents';

/** Money that counts up or down when it changes; screen readers hear only where it ends. */
export function CountingAmount({ cents, className, ...props }: AmountProps) {
  const shown = useCountedCents(cents);
  const { currency, locale, sign, concealedLabel } = props;
  if (concealedLabel) return <Amount cents={cents} className={className} {...props} />;
  return (
    <span data-slot="counting-amount" className={className}>
      <Amount aria-hidden cents={shown} {...props} />
      <span className="sr-only">{formatAmount({ cents, currency, locale, sign })}</span>
    </span>
  );
}
