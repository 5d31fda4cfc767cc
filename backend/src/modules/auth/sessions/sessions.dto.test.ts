import { expect, it } from 'vitest';
import { maskedAddress } from './sessions.dto.js';

it.each([
  ['203.0.113.97', '203.0.113.•••'],
  ['::ffff:203.0.113.97', '203.0.113.•••'],
  ['2804:14c:65a7:8d42:1c3f:9b2e:77aa:1', '2804:14c:65a7:•••'],
  ['2804:14c::1', '2804:14c:•••'],
  ['::1', '::•••'],
  ['not an address', null],
  [null, null],
])('shows %s as %s', (address, shown) => {
  expect(maskedAddress(address)).toBe(shown);
});
