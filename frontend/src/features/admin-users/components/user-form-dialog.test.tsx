import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { COUNTRY_PREFERENCES } from '@torpedo/api-client';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { speakPortuguese } from '../../../testing/portuguese';
import type { AdminUser } from '../api/users';
import { UserFormDialog } from './user-form-dialog';

beforeAll(() => speakPortuguese('admin-kit', 'admin-users', 'errors'));

const brazilian = {
  ...{ id: 'u1', email: 'ana@example.com', role: 'CUSTOMER', is_active: true, is_email_verified: true },
  ...{ preferred_language: 'pt-BR', preferred_currency: 'BRL', updated_at: '2026-03-10T12:00:00Z' },
  profile: { full_name: 'Ana', phone_number: null },
} as unknown as AdminUser;

function open(user: AdminUser | null) {
  const sent: unknown[] = [];
  const answer = async (request: Request) => {
    sent.push(await request.json());
    return { body: brazilian };
  };
  fakeServer({ 'PATCH /api/v1/admin/users/u1': answer, 'POST /api/v1/admin/users': answer });
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UserFormDialog user={user} onClose={onClose} />
    </QueryClientProvider>,
  );
  return { sent, onClose };
}

it('offers each country with preferences on the server, and shows these preferences', () => {
  open(null);
  const options = within(screen.getByLabelText('País')).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value }) => value)).toEqual(Object.keys(COUNTRY_PREFERENCES));
  expect(options[0]).toHaveTextContent('Brasil (pt-BR, BRL)');
});

it('sends the currency of a newly chosen country, and no unchanged field', async () => {
  const { sent, onClose } = open(brazilian);
  expect(screen.getByLabelText('País')).toHaveValue('BR');
  await userEvent.selectOptions(screen.getByLabelText('País'), 'US');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([
    {
      preferred_currency: COUNTRY_PREFERENCES.US.currency,
      expected_updated_at: brazilian.updated_at,
    },
  ]);
});

it('sends all changes in one call, with the reason', async () => {
  const { sent, onClose } = open(brazilian);
  const name = screen.getByLabelText('Nome');
  await userEvent.clear(name);
  await userEvent.type(name, 'Bia');
  await userEvent.type(screen.getByLabelText('Telefone'), '11987654321');
  await userEvent.selectOptions(screen.getByLabelText('Papel'), 'MANAGER');
  await userEvent.click(screen.getByLabelText('Ativo'));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText('Motivo'), 'Saiu da empresa');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([
    {
      ...{ full_name: 'Bia', phone_number: '11987654321', role: 'MANAGER', is_active: false },
      ...{ reason: 'Saiu da empresa', expected_updated_at: brazilian.updated_at },
    },
  ]);
});
