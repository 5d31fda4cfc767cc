const debounceMs = 2000;

/**
 * Signs out once for a burst of refused calls: further ones are ignored for two seconds.
 * `now` answers milliseconds.
 */
export function createSoftLogout(
  signOut: () => void,
  now: () => number = () => performance.now(),
): () => void {
  let lastAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - lastAt < debounceMs) return;
    lastAt = now();
    signOut();
  };
}
