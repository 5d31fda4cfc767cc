import { describe, expect, it } from 'vitest';
import type { InvalidInputError } from '../errors/index.js';
import { safeInput } from './unsafe-input.js';

function refusedFields(json: string, mendsText = false): Readonly<Record<string, string>> {
  try {
    safeInput(JSON.parse(json), mendsText);
    return {};
  } catch (error) {
    return (error as InvalidInputError).fields;
  }
}

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

it('leaves what is harmless as it is', () => {
  const input = { name: 'José 😀', list: [1, null, { flag: true }], empty: {} };
  expect(safeInput(input, false)).toEqual(input);
});

describe('refuses', () => {
  it.each([
    ['{"language":{"toString":1}}', { 'language.toString': 'unknown_field' }],
    ['{"list":[{"valueOf":"x"}]}', { 'list.0.valueOf': 'unknown_field' }],
    [
      '{"__proto__":{"role":"ADMIN"},"constructor":1}',
      { ['__proto__']: 'unknown_field', constructor: 'unknown_field' },
    ],
    ['{"name":"a\\u0000b","other":"\\ud83d"}', { name: 'invalid', other: 'invalid' }],
    ['{"profile":{"a\\u0000":1}}', { profile: 'invalid' }],
    [`{"list":${nested(21)}}`, { list: 'invalid' }],
    [`{"list":${nested(40_000)}}`, { list: 'invalid' }],
  ])('%.60s', (json, fields) => {
    expect(Object.entries(refusedFields(json))).toEqual(Object.entries(fields));
  });
});

it('repairs the text of a notification, whose sender cannot choose other words', () => {
  const text = JSON.parse('{"text":"a\\u0000b \\ud83d"}') as unknown;
  expect(safeInput(text, true)).toEqual({ text: 'ab \ufffd' });
  expect(refusedFields('{"toString":1}', true)).toEqual({ toString: 'unknown_field' });
});
