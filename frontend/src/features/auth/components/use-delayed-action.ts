import { useCallback, useEffect, useRef } from 'react';

export function useDelayedAction(): (ms: number, action: () => unknown) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback((ms, action) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void action(), ms);
  }, []);
}
