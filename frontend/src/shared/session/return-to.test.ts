import { afterEach, expect, it, vi } from 'vitest';
import { keepReturnTo, keptReturnTo, takeReturnTo } from './return-to';
import { safeRedirect } from './safe-redirect';

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

it('keeps the return address until it is taken', () => {
  keepReturnTo('/services?service=wa&country=BR');
  expect(keptReturnTo()).toBe('/services?service=wa&country=BR');
  expect(takeReturnTo()).toBe('/services?service=wa&country=BR');
  expect(takeReturnTo()).toBeUndefined();
});

it('forgets the return address when a sign-in begins without one', () => {
  keepReturnTo('/services?service=wa');
  keepReturnTo(undefined);
  expect(keptReturnTo()).toBeUndefined();
});

it('forgets the return address after a day', () => {
  vi.useFakeTimers();
  keepReturnTo('/profile');
  vi.advanceTimersByTime(24 * 60 * 60_000 - 1);
  expect(keptReturnTo()).toBe('/profile');
  vi.advanceTimersByTime(1);
  expect(keptReturnTo()).toBeUndefined();
});

it.each(['https://evil.example', 'not JSON', '{"value":"//evil.example","at":9e15}'])(
  'ignores a stored value that the app did not write: %s',
  (written) => {
    sessionStorage.setItem('torpedo.return_to', written);
    expect(keptReturnTo()).toBeUndefined();
  },
);

it.each([
  ['/services?service=whatsapp', '/services?service=whatsapp'],
  ['/dashboard', '/dashboard'],
  ['//evil.example/login', undefined],
  ['/\\evil.example', undefined],
  ['//', undefined],
  ['/.//evil.example', undefined],
  ['/..//', undefined],
  ['/%2e//', undefined],
  ['/a/..//', undefined],
  ['/./\\', undefined],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['dashboard', undefined],
  [undefined, undefined],
])('a link to %j leads to %j', (wanted, target) => {
  expect(safeRedirect(wanted)).toBe(target);
});
