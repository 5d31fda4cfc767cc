import express from 'express';
import { expect, it } from 'vitest';
import { StartError } from '../errors/index.js';
import { trustProxy } from './trust-proxy.js';

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
