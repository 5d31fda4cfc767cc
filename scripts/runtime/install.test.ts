import { describe, expect, it } from 'vitest';
import { isSatisfied } from './install.mjs';

const wanted = {
  '': { version: '1.0.0' },
  backend: { version: '1.0.0' },
  'node_modules/@torpedo/backend': { link: true },
  'node_modules/pg': { version: '8.0.0', integrity: 'sha512-a' },
  'node_modules/vitest': { version: '5.0.0', integrity: 'sha512-c', dev: true },
  'node_modules/only-on-macos': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};
const product = {
  'node_modules/@torpedo/backend': { link: true },
  'node_modules/pg': { version: '8.0.0', integrity: 'sha512-a' },
};
const present = { ...product, 'node_modules/vitest': { version: '5.0.0', integrity: 'sha512-c' } };

describe('isSatisfied', () => {
  it('accepts what the lock file wants, without packages of other platforms', () => {
    expect(isSatisfied(wanted, present, 'development')).toBe(true);
  });

  it('is content without the packages for tests where the product only runs', () => {
    expect(isSatisfied(wanted, product, 'product')).toBe(true);
    expect(isSatisfied(wanted, product, 'development')).toBe(false);
  });

  it('accepts packages that nobody wants any more', () => {
    expect(
      isSatisfied(wanted, { ...present, 'node_modules/left': { version: '1.0.0' } }, 'development'),
    ).toBe(true);
  });

  it.each([
    ['a missing package', { 'node_modules/@torpedo/backend': { link: true } }],
    ['another version', { ...present, 'node_modules/pg': { version: '8.0.1', integrity: 'sha512-a' } }],
    ['other content', { ...present, 'node_modules/pg': { version: '8.0.0', integrity: 'sha512-z' } }],
    ['a missing workspace', { 'node_modules/pg': { version: '8.0.0', integrity: 'sha512-a' } }],
  ])('refuses %s', (_what, found) => {
    expect(isSatisfied(wanted, found, 'product')).toBe(false);
  });
});
