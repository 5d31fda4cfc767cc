import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { balanceQuery } from '../balance';
import { fakeServer } from '../../testing/fake-server';
import { userTransactionsQuery } from './user-transactions';

it('a list of numbers that is read again has the balance read again too', async () => {
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
