import { expect, it } from 'vitest';
import { formatPhone } from './activation.presenter.js';

it.each([
  ['+5511987654321', '+55 11 98765-4321'],
  ['+551133334444', '+55 11 3333-4444'],
  ['+14155550142', '+1 415 555 0142'],
  ['+351912345678', '+351 912 345 678'],
  ['not a number', 'not a number'],
])('writes %s as %s', (e164, written) => {
  expect(formatPhone(e164)).toBe(written);
});
