import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyOf, decimalOf, microsOf, statedCostOf, waitSecondsOf, zonedDate } from './handler-answer.js';

describe('money of providers', () => {
  it.each([
    ['0.027', 27_000],
    [0.0067, 6700],
    ['12.5085', 12_508_500],
    [12.5, 12_500_000],
    ['1', 1_000_000],
    ['0.1234567', 123_457],
    ['-0.5', -500_000],
    ['', null],
    ['1,5', null],
    ['1e3', null],
    [NaN, null],
    [Infinity, null],
    [1e30, null],
    ['999999999999', null],
    [null, null],
    [undefined, null],
    [{}, null],
  ])('%j is %j micro-units', (amount, micros) => {
    expect(microsOf(amount)).toBe(micros);
  });

  it.each([
    ['0.027', '0.027', 27_000, 1_000],
    [0.3, '0.3', 300_000, 10_000],
    [5, '5', 5_000_000, 10_000],
    ['0.1234567', '0.1234567', 123_457, 1],
    [0, '0', 0, 10_000],
    [-3, '-3', null, 10_000],
    [1e30, '1e+30', null, 10_000],
    [Infinity, 'Infinity', null, 10_000],
    ['NaN', 'NaN', null, 10_000],
    ['vinte\u0000', 'vinte?', null, 10_000],
    [{ usd: 1 }, '{"usd":1}', null, 10_000],
  ])('stated as %j is read as %j', (cost, text, micros, stepMicros) => {
    expect(statedCostOf(cost, 840)).toEqual({ text, micros, stepMicros, currency: 'USD' });
  });

  it.each([undefined, null, ''])('is not stated by %j', (cost) => {
    expect(statedCostOf(cost, 840)).toBeNull();
  });

  it('is written so that it reads the same again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (micros) => {
        expect(decimalOf(micros)).toMatch(/^\d+(\.\d{1,6})?$/);
        expect(microsOf(decimalOf(micros))).toBe(micros);
      }),
    );
  });

  it.each([
    [840, 'USD'],
    ['643', 'RUB'],
    ['usd', 'USD'],
    [999, null],
    [null, null],
    [{}, null],
  ])('currency %j is %j', (value, currency) => {
    expect(currencyOf(value)).toBe(currency);
  });
});

describe('times of providers', () => {
  it.each([
    ['2026-02-16T12:36:59+03:00', '2026-02-16T09:36:59.000Z'],
    ['2026-02-16T12:36:59Z', '2026-02-16T12:36:59.000Z'],
    ['2026-02-16 12:36:59', null],
    ['9999-99-99T00:00:00Z', null],
    ['-200000-01-01T00:00:00Z', null],
    ['+275760-09-13T00:00:00Z', null],
    [1_771_234_619, null],
    [null, null],
  ])('%j is %j', (value, time) => {
    expect(zonedDate(value)?.toISOString() ?? null).toBe(time);
  });

  it.each([
    [120, 120],
    ['90', 90],
    [3600, 3600],
    [3601, null],
    [1e30, null],
    ['Infinity', null],
    [-1e30, null],
    [0, null],
    [{}, null],
    [null, null],
    [undefined, null],
  ])('a wait of %j is one of %j seconds', (value, seconds) => {
    expect(waitSecondsOf(value)).toBe(seconds);
  });
});
