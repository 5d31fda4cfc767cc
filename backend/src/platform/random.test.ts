import { expect, it } from 'vitest';
import { systemRandom } from './random.js';

it('digits are as many as asked for, and each of them may be any', () => {
  const codes = Array.from({ length: 2_000 }, () => systemRandom.digits(6));
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  for (let place = 0; place < 6; place += 1) {
    expect(new Set(codes.map((code) => code[place])).size).toBe(10);
  }
});

it('a token carries the bytes asked for, and never twice the same', () => {
  const tokens = Array.from({ length: 1_000 }, () => systemRandom.token(32));
  expect(new Set(tokens).size).toBe(1_000);
  expect(new Set(tokens.map((token) => Buffer.from(token, 'base64url').length))).toEqual(new Set([32]));
});
