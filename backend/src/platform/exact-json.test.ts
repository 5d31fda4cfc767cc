import { expect, it } from 'vitest';
import { parseExactJson } from './exact-json.js';

it.each([
  ['{"id":12345678901234567890,"cost":0.1}', { id: '12345678901234567890', cost: 0.1 }],
  ['[-9007199254740993]', ['-9007199254740993']],
  ['[9007199254740991, "9007199254740993"]', [9007199254740991, '9007199254740993']],
  ['[0.1234567890123456789]', [0.12345678901234568]],
  ['{"id":1000001,"text":"1 2"}', { id: 1000001, text: '1 2' }],
])('reads %s without losing a digit of an integer', (text, value) => {
  expect(parseExactJson(text)).toEqual(value);
});

it.each(['', '{', '{"id":12345678901234567890'])('refuses %j', (text) => {
  expect(() => parseExactJson(text)).toThrow(SyntaxError);
});

const nested = (levels: number, inner: string) =>
  '[{"a":'.repeat(levels / 2) + inner + '}]'.repeat(levels / 2);

it('reads what is nested a hundred times, whatever its texts hold', () => {
  expect(() => parseExactJson(nested(100, '1'))).not.toThrow();
  const brackets = JSON.stringify('\\"[{'.repeat(200));
  expect(parseExactJson(`[${brackets}]`)).toEqual([JSON.parse(brackets)]);
});

it('refuses what is nested deeper', () => {
  expect(() => parseExactJson(nested(102, '1'))).toThrow('nested too deep');
  expect(() => parseExactJson(nested(100, '["\\"",[]]'))).toThrow('nested too deep');
});
