import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '../../../testing/fake-server';
import { speakPortuguese } from '../../../testing/portuguese';
import type { AdminUser } from '../api/users';
import { BalanceDialog } from './balance-dialog';

const BALANCE = 'PATCH /api/v1/admin/users/u1/balance';
const user = { id: 'u1', balance_base_cents: 480, profile: { full_name: 'Ana' } } as AdminUser;

beforeAll(() => speakPortuguese('admin-kit', 'admin-users'));

function open() {
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BalanceDialog user={user} onClose={onClose} />
    </QueryClientProvider>,
  );
  return onClose;
}

it.each(['', '-1', 'abc'])('refuses %j as a balance', async (typed) => {
  const requests = fakeServer({ [BALANCE]: () => ({ body: { dry_run: true, changes: [] } }) });
  open();
  const field = screen.getByLabelText('Novo saldo (R$)');
  await userEvent.clear(field);
  if (typed) await userEvent.type(field, typed);
  await userEvent.type(screen.getByLabelText('Motivo'), 'correction');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Valor Inválido')).toBeVisible();
  expect(screen.getAllByText('Por favor, digite um valor válido (ex: 100.50)')[0]).toBeVisible();
  expect(requests.filter(({ headers }) => !headers.has('X-Dry-Run'))).toHaveLength(0);
});

it('shows a balance that changed in the meantime, and then expects the new one', async () => {
  const sent: unknown[] = [];
  fakeServer({
    [BALANCE]: async (request) => {
      if (request.headers.has('X-Dry-Run')) return { body: { dry_run: true, changes: [] } };
      sent.push(await request.json());
      if (sent.length === 1) return refusal(409, 'BALANCE_CHANGED', { balance_cents: 300 });
      return { body: { balance_cents: 1000 } };
    },
  });
  const onClose = open();
  const field = screen.getByLabelText('Novo saldo (R$)');
  await userEvent.clear(field);
  await userEvent.type(field, '10,00');
  await userEvent.type(screen.getByLabelText('Motivo'), 'correction');
  const submit = () => userEvent.click(screen.getByRole('button', { name: /^Definir/ }));
  await submit();
  expect(await screen.findByText('O saldo mudou enquanto você decidia')).toBeVisible();
  expect(screen.getByText(/Era R\$\s4,80, agora é R\$\s3,00/)).toBeVisible();
  await submit();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([
    { balance_cents: 1000, reason: 'correction', expected_balance_cents: 480 },
    { balance_cents: 1000, reason: 'correction', expected_balance_cents: 300 },
  ]);
});
