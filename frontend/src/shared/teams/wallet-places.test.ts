import { expect, it } from 'vitest';
import { placeAfterSwitch } from './wallet-places';

const buyer = { role: 'buyer' } as const;
const viewer = { role: 'viewer' } as const;

it.each([
  ['/services', buyer, undefined],
  ['/services', viewer, '/dashboard/statement'],
  ['/dashboard/balance', buyer, '/dashboard/statement'],
  ['/dashboard/balance', null, undefined],
  ['/dashboard/orders/1', null, '/dashboard/orders'],
  ['/team', viewer, undefined],
] as const)('a switch on %s leads to a screen of the new wallet', (pathname, team, place) => {
  expect(placeAfterSwitch(pathname, team)).toBe(place);
});
