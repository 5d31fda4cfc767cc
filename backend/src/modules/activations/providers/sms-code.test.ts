import { describe, expect, it } from 'vitest';
import { SMS_MESSAGES } from '../../../testing/sms-messages.js';
import { extractCode } from './sms-code.js';

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
