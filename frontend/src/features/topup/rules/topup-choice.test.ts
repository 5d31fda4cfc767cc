import { afterEach, expect, it, vi } from 'vitest';
import { keepTopupChoice, keptTopupChoice } from './topup-choice';

const choice = { service: 'wa', country: 'BR' };

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

it('is offered again only with its own top-up', () => {
  keepTopupChoice('t1', choice);
  expect(keptTopupChoice('t1')).toEqual(choice);
  expect(keptTopupChoice('t2')).toBeUndefined();
});

it('stays when another top-up without a product is created', () => {
  keepTopupChoice('t1', choice);
  keepTopupChoice('t2', undefined);
  expect(keptTopupChoice('t1')).toEqual(choice);
});

it('is forgotten after a day', () => {
  vi.useFakeTimers();
  keepTopupChoice('t1', choice);
  vi.advanceTimersByTime(24 * 60 * 60_000);
  expect(keptTopupChoice('t1')).toBeUndefined();
});
