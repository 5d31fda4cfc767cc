import { useEffect, useRef, useState } from 'react';
import { Amount, type AmountProps, formatAmount } from './amount';

const countMs = 600;

function useCountedCents(cents: number): number {
  const [shown, setShown] = useState(cents);
  const latest = useRef(cents);

  useEffect(() => {
    const from = latest.current;
    if (from === cents) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = still ? 1 : Math.min(1, Math.max(0, now - startedAt) / countMs);
      latest.current = Math.round(from + (cents - from) * (1 - (1 - part) ** 3));
      setShown(latest.current);
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [cents]);

  return shown;
}

/** Money that counts up or down when it changes; screen readers get only the final amount. */
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
