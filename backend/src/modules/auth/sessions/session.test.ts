import { expect, test, it } from 'vitest';
import { idleEnd, sessionEnd, deviceOf } from './session.js';

const start = new Date('2026-03-10T12:00:00Z');
const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

test.each([
  ['CUSTOMER', 90 * 24, 30 * 24],
  ['MANAGER', 12, 12],
  ['ADMIN', 12, 12],
] as const)('a session of a %s ends after %i hours in all, %i without use', (role, absolute, idle) => {
  const end = sessionEnd(role, start);
  expect(end).toEqual(after(absolute));
  expect(idleEnd(role, start, end)).toEqual(after(idle));
});

test('use never carries a session beyond its absolute end', () => {
  const end = sessionEnd('CUSTOMER', start);
  expect(idleEnd('CUSTOMER', after(80 * 24), end)).toEqual(end);
});

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox', 'Linux'],
  ['node', null, null],
  [null, null, null],
])('reads %s as %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

it('reads only the beginning of an endless user agent', () => {
  expect(deviceOf(`Firefox/143.0 ${'x'.repeat(100_000)} Windows NT 10.0`)).toMatchObject({ system: null });
});
