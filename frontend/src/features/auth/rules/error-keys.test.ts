import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/api/api-error';
import { loginError, registerError, verifyError } from './error-keys';

const refusal = (status: number, message = '') => new ApiError(status, 'CODE', message);

describe('a failed sign-in', () => {
  it.each([
    [refusal(0), { key: 'connection' }],
    [refusal(401, 'whatever the server says'), { key: 'credentials' }],
    [refusal(429), { key: 'tooMany' }],
    [refusal(403, 'Esta conta está desativada.'), { text: 'Esta conta está desativada.' }],
    [refusal(500), { key: 'other' }],
    [new Error('bug'), { key: 'other' }],
  ])('after %o says %o', (error, message) => {
    expect(loginError(error)).toEqual(message);
  });
});

describe('a failed registration', () => {
  it.each([
    [refusal(409), { key: 'taken' }],
    [refusal(400, 'Email already registered'), { key: 'taken' }],
    [refusal(422), { key: 'invalid' }],
    [refusal(429), { key: 'tooMany' }],
    [refusal(503), { key: 'server' }],
    [refusal(0), { key: 'connection' }],
    [refusal(403, 'Cadastro fechado.'), { text: 'Cadastro fechado.' }],
    [refusal(403), { key: 'other' }],
  ])('after %o says %o', (error, message) => {
    expect(registerError(error)).toEqual(message);
  });
});

describe('a code that is not accepted', () => {
  it.each([
    [refusal(400), { key: 'wrong' }],
    [refusal(401), { key: 'expired' }],
    [refusal(422), { registerKey: 'invalid' }],
    [refusal(429), { registerKey: 'tooMany' }],
    [refusal(500), { registerKey: 'server' }],
    [refusal(0), { registerKey: 'connection' }],
    [refusal(404), { key: 'other' }],
  ])('after %o says %o', (error, message) => {
    expect(verifyError(error)).toEqual(message);
  });
});
