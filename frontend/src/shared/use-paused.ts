import { useEffect, useState } from 'react';

/**
 * The last text that stayed the same for a moment: who types is not asked for at each character.
 * @param pauseMs how long that is
 */
export function usePaused(text: string, pauseMs: number): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return paused;
}
