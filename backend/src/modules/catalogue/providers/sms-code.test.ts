import { describe, expect, it } from 'vitest';
import { SMS_MESSAGES } from '../../../testing/sms-messages.js';
import { extractCode, readContent } from './sms-code.js';

describe('the code in a message', () => {
  it.each(SMS_MESSAGES)('%j → %j', (text, code) => {
    expect(extractCode(text)).toBe(code);
  });

  it.each([
    ['Telegram code 71 204', '71204'],
    ['Telegram code: 71204', '71204'],
    ['O codigo 8821 vale ate 2026', '8821'],
    ['Pague R$ 1234 agora. Codigo 4410', '4410'],
    ['Call +55 11 98765-4321 or use code 661204', '661204'],
    ['Às 12:30 de 01/02/2026 sua senha: 7719', '7719'],
  ])('%j → %j', (text, code) => {
    expect(extractCode(text)).toBe(code);
  });
});

it('is looked for in as much of a text as an SMS has, however long it is', () => {
  const began = performance.now();
  expect(extractCode('code 8821 '.repeat(400_000))).toBe('8821');
  expect(performance.now() - began).toBeLessThan(1000);
  expect(extractCode(`${' '.repeat(2000)}Your code is 8821`)).toBeNull();
});

describe('what a message says', () => {
  it.each([
    ['123-456', null, '123456', null],
    ['71 204', 'Telegram code 71 204', '71204', 'Telegram code 71 204'],
    ['ABCDEF', null, 'ABCDEF', null],
    ['Your code is 1234', null, '1234', 'Your code is 1234'],
    ['How are you today?', null, null, 'How are you today?'],
    ['How are you today?', 'How are you today? ', null, 'How are you today? '],
    ['a certain word', 'The code is a certain word', 'a certain word', 'The code is a certain word'],
    [null, 'It is 5678', '5678', 'It is 5678'],
    [null, null, null, null],
  ])('of the code %j and the text %j', (field, sent, code, text) => {
    expect(readContent(field, sent)).toEqual({ code, text });
  });
});
