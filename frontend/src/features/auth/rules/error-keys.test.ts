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
    [refusal(0), { key: 'login.errors.connection' }],
    [refusal(401, 'whatever the server says'), { key: 'login.errors.credentials' }],
    [refusal(429), { key: 'login.errors.tooMany' }],
    [refusal(403, 'Esta conta está desativada.'), { text: 'Esta conta está desativada.' }],
    [refusal(500), { key: 'login.errors.other' }],
    [new Error('bug'), { key: 'login.errors.other' }],
  ])('after %o says %o', (error, message) => {
    expect(loginError(error)).toEqual(message);
  });
});

describe('a failed registration', () => {
  it.each([
    [refusal(409), { key: 'register.errors.taken' }],
    [refusal(400, 'Email already registered'), { key: 'register.errors.known' }],
    [refusal(422), { key: 'register.errors.invalid' }],
    [refusal(429), { key: 'register.errors.tooMany' }],
    [refusal(503), { key: 'register.errors.server' }],
    [refusal(0), { key: 'register.errors.connection' }],
    [refusal(403, 'Cadastro fechado.'), { text: 'Cadastro fechado.' }],
    [refusal(403), { key: 'register.errors.other' }],
  ])('after %o says %o', (error, message) => {
    expect(registerError(error)).toEqual(message);
  });
});

describe('a code that is not accepted', () => {
  it.each([
    [refusal(400), { key: 'verify.errors.wrong' }],
    [refusal(401), { key: 'verify.errors.expired' }],
    [refusal(422), { key: 'register.errors.invalid' }],
    [refusal(429), { key: 'register.errors.tooMany' }],
    [refusal(500), { key: 'register.errors.server' }],
    [refusal(0), { key: 'register.errors.connection' }],
    [refusal(404), { key: 'verify.errors.other' }],
  ])('after %o says %o', (error, message) => {
    expect(verifyError(error)).toEqual(message);
  });
});

describe('a failed request for a temporary password', () => {
  it.each([
    [refusal(404), { key: 'forgot.errors.notFound' }],
    [refusal(400, 'Pedido estranho.'), { text: 'Pedido estranho.' }],
    [refusal(400), { key: 'register.errors.invalid' }],
    [refusal(422), { key: 'register.errors.invalid' }],
    [refusal(429), { key: 'register.errors.tooMany' }],
    [refusal(500), { key: 'register.errors.server' }],
    [refusal(0), { key: 'register.errors.connection' }],
    [new Error('bug'), { key: 'register.errors.other' }],
  ])('after %o says %o', (error, message) => {
    expect(forgotError(error)).toEqual(message);
  });
});

describe('a password that was not reset', () => {
  it.each([
    [refusal(400, 'whatever the server says'), { key: 'reset.errors.invalid' }],
    [refusal(401), { key: 'reset.errors.expired' }],
    [refusal(422), { key: 'register.errors.invalid' }],
    [refusal(503), { key: 'register.errors.server' }],
    [refusal(409, 'Já em andamento.'), { text: 'Já em andamento.' }],
  ])('after %o says %o', (error, message) => {
    expect(resetError(error)).toEqual(message);
  });
});

describe('a refused change of a temporary password', () => {
  it.each([
    [new ApiError(400, 'SAME_PASSWORD', 'The same'), { key: 'required.errors.same' }],
    [new ApiError(400, 'WEAK_PASSWORD', 'At least 8 characters'), { key: 'required.errors.short' }],
    [new ApiError(400, 'WEAK_PASSWORD', 'Muito comum.'), { text: 'Muito comum.' }],
    [refusal(500), { key: 'register.errors.server' }],
  ])('after %o says %o', (error, message) => {
    expect(requiredChangeError(error)).toEqual(message);
  });
});

describe('a failed attempt to secure the account', () => {
  it.each([
    [refusal(400), { key: 'secure.errors.invalid' }],
    [refusal(422), { key: 'secure.errors.invalid' }],
    [refusal(401), { key: 'secure.errors.expired' }],
    [refusal(0), { key: 'register.errors.connection' }],
  ])('after %o says %o', (error, message) => {
    expect(secureError(error)).toEqual(message);
  });
});
