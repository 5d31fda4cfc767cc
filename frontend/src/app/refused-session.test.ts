import { expect, it, vi } from 'vitest';
import { createSoftLogout } from './refused-session';

it('signs out once for calls refused within two seconds, and again later', () => {
  let now = 10_000;
  const signOut = vi.fn();
  const softLogout = createSoftLogout(signOut, () => now);

  softLogout();
  now += 1999;
  softLogout();
  expect(signOut).toHaveBeenCalledTimes(1);

  now += 1;
  softLogout();
  expect(signOut).toHaveBeenCalledTimes(2);
});
