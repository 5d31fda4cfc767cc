import { useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** Keeps the id of the visit that acted last, so that a reload does not act again. */
const OFFERED = 'offered-link';

export function useOncePerVisit(isDue: boolean, act: () => void) {
  const visit = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' });
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (!isDue || sessionStorage.getItem(OFFERED) === visit) return;
    sessionStorage.setItem(OFFERED, visit);
    actNow();
  }, [isDue, visit]);
}
