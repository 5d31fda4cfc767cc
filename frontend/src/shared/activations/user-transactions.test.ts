import { QueryClient } from '@tanstack/react-query';
import { expect, it, test } from 'vitest';
import { balanceQuery } from '../balance';
import { fakeServer } from '../../testing/fake-server';
import { pollingInterval, userTransactionsQuery } from './user-transactions';

it('reads the balance again when the list of numbers is read again', async () => {
  fakeServer({
    'GET /batch/user-transactions/ana': () => ({ body: { active_transactions: [], recent_completed: [] } }),
  });
  const queryClient = new QueryClient();
  const balance = balanceQuery('BRL').queryKey;
  queryClient.setQueryData(balance, { balance_cents: 3000 } as never);
  const isOld = () => queryClient.getQueryState(balance)?.isInvalidated;

  await queryClient.fetchQuery({ ...userTransactionsQuery('ana', true), staleTime: 0 });
  expect(isOld()).toBe(false);
  await queryClient.fetchQuery({ ...userTransactionsQuery('ana', true), staleTime: 0 });
  expect(isOld()).toBe(true);
});

test.each([
  [0, 3_000],
  [29_999, 3_000],
  [30_000, 8_000],
  [119_999, 8_000],
  [120_000, 15_000],
])('after %i ms of waiting polls every %i ms', (waited, interval) => {
  expect(pollingInterval({ since: 1_000, now: 1_000 + waited, live: false })).toBe(interval);
});

test('polls at the slowest step while a live socket is open', () => {
  expect(pollingInterval({ since: 0, now: 0, live: true })).toBe(15_000);
});
