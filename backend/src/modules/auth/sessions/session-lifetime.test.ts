import { expect, test } from 'vitest';
import { idleEnd, sessionEnd } from './session-lifetime.js';

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
