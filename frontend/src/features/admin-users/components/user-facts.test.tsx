import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { openScreen } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import type { AdminUserDetails } from '../api/users';
import { WalletsCard } from './user-facts';

beforeAll(() => speakPortuguese('admin-users', 'admin-kit'));

const wallet = (currency: string, held: number) => ({
  ...{ currency, balance_cents: 2_480, balance_formatted: '24,80', held_cents: held, debts: [] },
});

it('lists the numbers that hold money of a wallet, and requests them only when money is held', async () => {
  const requests = fakeServer({
    'GET /api/v1/admin/rights': () => ({ body: { permissions: [] } }),
    'GET /api/v1/admin/orders': () => ({
      body: {
        items: [
          { id: '0199aa00-0000-7000-8000-0000a7d30f51', currency: 'BRL' },
          { id: '0199aa00-0000-7000-8000-0000c48d13f0', currency: 'USD' },
        ],
      },
    }),
  });
  const user = { id: 'u1', wallets: [wallet('BRL', 170), wallet('EUR', 0)] };
  openScreen(<WalletsCard user={user as unknown as AdminUserDetails} />);
  expect(await screen.findByText('Retido por')).toBeVisible();
  expect(screen.getByRole('link', { name: 'A7D30F51' })).toHaveAttribute(
    'href',
    '/admin/orders/0199aa00-0000-7000-8000-0000a7d30f51',
  );
  expect(screen.queryByText('C48D13F0')).toBeNull();
  expect(requests.filter(({ url }) => url.includes('user_id=u1'))).toHaveLength(1);
});
