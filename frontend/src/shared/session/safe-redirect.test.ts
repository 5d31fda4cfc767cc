import { expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect';

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
