import { ApiError } from '@torpedo/api-client';
import { describe, expect, it } from 'vitest';
import {
  forgotError,
  loginError,
  registerError,
  requiredChangeError,
  resetError,
  secureError,
  verifyError,
} from './error-keys';

const refusal = (status: number, message = '') => new ApiError(status, 'BAD_REQUEST', message);

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
    [refusal(400, 'Email already registered'), { key: 'known' }],
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

describe('a forgotten password that nobody mailed about', () => {
  it.each([
    [refusal(404), { key: 'notFound' }],
    [refusal(400, 'Pedido estranho.'), { text: 'Pedido estranho.' }],
    [refusal(400), { registerKey: 'invalid' }],
    [refusal(422), { registerKey: 'invalid' }],
    [refusal(429), { registerKey: 'tooMany' }],
    [refusal(500), { registerKey: 'server' }],
    [refusal(0), { registerKey: 'connection' }],
    [new Error('bug'), { registerKey: 'other' }],
  ])('after %o says %o', (error, message) => {
    expect(forgotError(error)).toEqual(message);
  });
});

describe('a password that was not reset', () => {
  it.each([
    [refusal(400, 'whatever the server says'), { key: 'invalid' }],
    [refusal(401), { key: 'expired' }],
    [refusal(422), { registerKey: 'invalid' }],
    [refusal(503), { registerKey: 'server' }],
    [refusal(409, 'Já em andamento.'), { text: 'Já em andamento.' }],
  ])('after %o says %o', (error, message) => {
    expect(resetError(error)).toEqual(message);
  });
});

describe('a required change that was refused', () => {
  it.each([
    [new ApiError(400, 'SAME_PASSWORD', 'The same'), { key: 'same' }],
    [new ApiError(400, 'WEAK_PASSWORD', 'At least 8 characters'), { key: 'short' }],
    [new ApiError(400, 'WEAK_PASSWORD', 'Muito comum.'), { text: 'Muito comum.' }],
    [refusal(500), { registerKey: 'server' }],
  ])('after %o says %o', (error, message) => {
    expect(requiredChangeError(error)).toEqual(message);
  });
});

describe('an alarm that shut nothing', () => {
  it.each([
    [refusal(400), { key: 'invalid' }],
    [refusal(422), { key: 'invalid' }],
    [refusal(401), { key: 'expired' }],
    [refusal(0), { registerKey: 'connection' }],
  ])('after %o says %o', (error, message) => {
    expect(secureError(error)).toEqual(message);
  });
});
