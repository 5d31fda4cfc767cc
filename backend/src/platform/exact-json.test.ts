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
