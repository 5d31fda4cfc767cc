import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTypedPassword, takeTypedPassword } from './typed-password';

const email = 'ana@exemplo.com';
const password = 'Girassol@2026';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('can be taken once, with the address that it was typed with', () => {
  keepTypedPassword(email, password);
  expect(takeTypedPassword(email)).toBe(password);
  expect(takeTypedPassword(email)).toBeUndefined();

  keepTypedPassword(email, password);
  expect(takeTypedPassword('bia@exemplo.com')).toBeUndefined();
});

it('is gone after a quarter of an hour', () => {
  keepTypedPassword(email, password);
  vi.advanceTimersByTime(15 * 60_000);
  expect(takeTypedPassword(email)).toBeUndefined();
});

it('is gone on a device that slept through the quarter of an hour', () => {
  keepTypedPassword(email, password);
  vi.setSystemTime(Date.now() + 15 * 60_000);
  expect(takeTypedPassword(email)).toBeUndefined();
});

it('is not written to the storage of the browser', () => {
  keepTypedPassword(email, password);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(password);
});
