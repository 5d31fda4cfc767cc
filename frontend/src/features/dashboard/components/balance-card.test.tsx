import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { BalancePill } from '../../../shared/layout/balance-pill';
import { fakeServer } from '../../../testing/fake-server';
import { openScreen, SIGNED_IN_ID } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import { BalanceCard } from './balance-card';

beforeAll(() => speakPortuguese('shell', 'dashboard'));
beforeEach(() => localStorage.removeItem('torpedo.balance_hidden'));

function open() {
  fakeServer({
    'GET /api/v1/wallets/BRL/balance': () => ({ body: { balance_cents: 123_456, held_cents: 0 } }),
    [`GET /batch/user-transactions/${SIGNED_IN_ID}`]: () => ({ body: { active_transactions: [] } }),
  });
  openScreen(
    <>
      <BalancePill />
      <BalanceCard isNew={false} />
    </>,
  );
  return screen.findByRole('button', { name: 'Ocultar saldo' });
}

it('hides the balance in the header too, and remembers it', async () => {
  const hide = await open();
  expect(await screen.findAllByText(/1\.234,56/)).toHaveLength(2);

  fireEvent.click(hide);
  await waitFor(() => expect(screen.queryByText(/1\.234,56/)).toBeNull());
  expect(screen.getByRole('link', { name: 'Saldo oculto. Adicionar saldo' })).toBeTruthy();
  expect(localStorage.getItem('torpedo.balance_hidden')).toBe('true');

  fireEvent.click(screen.getByRole('button', { name: 'Mostrar saldo' }));
  await waitFor(() => expect(screen.getAllByText(/1\.234,56/)).toHaveLength(2));
  expect(localStorage.getItem('torpedo.balance_hidden')).toBeNull();
});
