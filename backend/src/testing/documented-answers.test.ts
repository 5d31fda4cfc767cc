import { describe, expect, it } from 'vitest';
import { assertDocumented } from './documented-answers.js';

const OK = { status: 200, mediaType: 'application/json' };

const about =
  (body: unknown, status = 200, path = '/api/v1/users/logout') =>
  () =>
    assertDocumented('POST', path, { status, mediaType: 'application/json' }, body);

describe('an answer', () => {
  it('passes when it is as documented', () => {
    expect(about({ message: 'Bye.' })).not.toThrow();
    expect(about({ detail: { code: 'UNAUTHENTICATED', message: 'Sign in.' } }, 401)).not.toThrow();
  });

  it.each([
    ['with a field that nobody documented', { message: 'Bye.', password_hash: 'x' }, 'password_hash'],
    ['without a documented field', {}, 'message'],
    ['with a field of another type', { message: null }, 'must be string'],
  ])('fails %s', (_case, body, difference) => {
    expect(about(body)).toThrow(difference);
  });

  it('fails with an error that is not in the documented shape', () => {
    expect(about({ error: 'stack' }, 500)).toThrow('detail');
  });

  it('is checked through the objects that it refers to and where null is allowed', () => {
    const answer = (...transactions: (object | null)[]) =>
      assertDocumented('GET', '/api/v1/wallets/BRL/transactions', OK, {
        transactions,
        next_cursor: null,
        period: null,
      });
    expect(() => answer(null)).toThrow('/transactions/0');
    expect(() => answer({})).toThrow('/transactions/0');
    expect(() => answer()).not.toThrow();
  });

  it('is not checked at an address that the document does not know', () => {
    expect(about({ anything: true }, 200, '/elsewhere')).not.toThrow();
  });
});
