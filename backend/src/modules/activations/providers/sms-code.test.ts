import { describe, expect, it } from 'vitest';
import { extractCode } from './sms-code.js';

describe('the code in a message', () => {
  it.each([
    ['Your WhatsApp code: 123-456. Do not share it', '123456'],
    ['Seu código do WhatsApp: 482-913', '482913'],
    ['G-123456 is your Google verification code.', '123456'],
    ['Telegram code 71 204', '71204'],
    ['Telegram code: 71204', '71204'],
    ['<#> 5832 is your Uber code', '5832'],
    ['12345678', '12345678'],
    ['Use 1234 5678 as your code', '12345678'],
    ['Seu codigo Nubank e 904417. Nao compartilhe com ninguem.', '904417'],
    ['O codigo 8821 vale ate 2026', '8821'],
    ['Code: 2026', '2026'],
    ['2026 offers! Your code is 55831', '55831'],
    ['Pague R$ 1234 agora. Codigo 4410', '4410'],
    ['Call +55 11 98765-4321 or use code 661204', '661204'],
    ['Ваш код: 40177', '40177'],
    ['Tu clave es 009312', '009312'],
    ['Code 000123', '000123'],
    ['Às 12:30 de 01/02/2026 sua senha: 7719', '7719'],
    ['Order 1234567890123 shipped', null],
    ['No digits here', null],
    ['Only 123', null],
    ['', null],
  ])('%j → %j', (text, code) => {
    expect(extractCode(text)).toBe(code);
  });
});
