import { describe, expect, it, test } from 'vitest';
import { chargeOf, formatRate, type TopupForm, topupProblems } from './topup-form';

const limits = { topup_minimum_cents: 11, topup_maximum_cents: 1_000_000 };
const form: TopupForm = { gateway: 'MERCADOPAGO', currency: 'BRL', cents: 2_500, cpf: '529.982.247-25' };

describe('a top-up', () => {
  test('with valid fields has no problem', () => {
    expect(topupProblems(form, limits)).toEqual({});
  });

  test.each([
    [{ cents: 10 }, { amount: 'minimumAmount' }],
    [{ cents: 1_000_001 }, { amount: 'maximumAmount' }],
    [{ cpf: '' }, { cpf: 'validCpf' }],
    [{ cpf: '111.111.111-11' }, { cpf: 'validCpf' }],
    [{ cpf: '529.982.247-35' }, { cpf: 'validCpf' }],
    [{ gateway: undefined }, { gateway: 'gatewayRequired' }],
  ])('with %o has a problem', (change, problems) => {
    expect(topupProblems({ ...form, ...change }, limits)).toEqual(problems);
  });

  test('uses the limits in force', () => {
    const raised = { topup_minimum_cents: 5_000, topup_maximum_cents: 6_000 };
    expect(topupProblems(form, raised)).toEqual({ amount: 'minimumAmount' });
  });

  test('of another currency needs no CPF', () => {
    expect(topupProblems({ ...form, currency: 'USD', cpf: '' }, limits)).toEqual({});
  });
});

it.each([
  [2500, 5.4, 13_500],
  [1, 5.4, 6],
  [400, 5.536968, 2215],
  [401, 5.4, 2166],
])('%d cents at %d charge %d centavos', (cents, rate, charge) => {
  expect(chargeOf(cents, rate)).toBe(charge);
});

it.each([
  [5.4, '5,40'],
  [5.536968, '5,537'],
])('the rate %d is written %s', (rate, written) => {
  expect(formatRate(rate)).toBe(written);
});
