import { useEffect, useRef, useState } from 'react';

const countMs = 600;

/** Follows a figure: when it changes, runs to the new one in a little over half a second. */
export function useCountedCents(cents: number): number {
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
