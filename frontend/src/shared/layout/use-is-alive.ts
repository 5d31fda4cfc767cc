import { useEffect, useState } from 'react';

/** Whether scripts have taken over what may have been rendered ahead: before, what is typed or sent would be lost. */
export function useIsAlive(): boolean {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => {
    const taken = setTimeout(() => setAlive(true));
    return () => clearTimeout(taken);
  }, []);
  return isAlive;
}
