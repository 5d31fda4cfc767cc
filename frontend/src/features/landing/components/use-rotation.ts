import { useEffect, useState } from 'react';
import { rotation, stepMs } from '../rules/rotation';

/** Notifications that keep arriving; for readers who want less motion they stand still. */
export function useRotation<Demo>(demos: readonly Demo[]) {
  const [step, setStep] = useState(0);

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setStep((current) => current + 1), stepMs);
    return () => clearInterval(timer);
  }, []);

  return rotation(demos, step);
}
