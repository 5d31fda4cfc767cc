import { useEffect, useState } from 'react';

/**
 * Returns the text once typing pauses, so that the server is not asked at each character.
 * @param pauseMs how long the pause has to be
 */
export function usePaused(text: string, pauseMs: number): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return paused;
}
