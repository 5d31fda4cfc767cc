import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { rememberedForAccount } from '../session/session-storage';
import { useKeepTickets } from './keep-tickets';
import type { Activation } from './user-transactions';

const EXPIRES = Date.parse('2026-11-23T14:28:00Z');

beforeEach(() => localStorage.clear());

const ticket = (quantidade_codigos: number, minutesBefore: number) => {
  const expires_at = new Date(EXPIRES - minutesBefore * 60_000).toISOString();
  return { quantidade_codigos, expires_at } as Activation;
};

it('stores the kinds of the newest two tickets and when the last expires, until no number is in use', () => {
  const [newest, others] = [ticket(0, 0), [ticket(1, 6), ticket(0, 9)]];
  const { rerender, unmount } = renderHook(useKeepTickets, { initialProps: [newest, ...others] });
  expect(rememberedForAccount('tickets')).toBe(`${EXPIRES} waiting code`);
  rerender([ticket(1, 0), ...others]);
  expect(rememberedForAccount('tickets')).toBe(`${EXPIRES} code code`);
  unmount();
  expect(rememberedForAccount('tickets')).toBeNull();
});
