import { expect, test, it } from 'vitest';
import express from 'express';
import { StartError } from '../errors/index.js';
import { networkOf, trustProxy } from './address-limit.js';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  [undefined, 'unknown'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['2', 2],
  ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
])('reads %s', (proxies, setting) => {
  const app = express();
  trustProxy(app, proxies);
  expect(app.get('trust proxy')).toBe(setting);
});

it('trusts nobody unless told', () => {
  const app = express();
  trustProxy(app, undefined);
  expect(app.get('trust proxy')).toBe(false);
});

it('refuses what is neither a number nor addresses', () => {
  expect(() => trustProxy(express(), 'nobody')).toThrow(StartError);
});
