import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { openScreen } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import { TokensScreen } from './tokens-screen';

const TOKENS = '/api/v1/admin/tokens';
const report = {
  ...{ id: 't1', name: 'Relatório', prefix: 'torpedo_staff_ab', permissions: ['reports.read'] },
  ...{ maker: { id: 'u1', email: 'ana@example.com' }, last_used_at: null },
  ...{ created_at: '2026-03-10T12:00:00Z', expires_at: '2099-03-10T12:00:00Z' },
};
const late = { ...report, id: 't2', name: 'Antigo', expires_at: '2020-03-10T12:00:00Z' };

beforeAll(() => speakPortuguese('admin-kit', 'admin-settings', 'errors'));
beforeEach(() => {
  const wide = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => wide);
});

function open() {
  let items = [report, late];
  const requests = fakeServer({
    'GET /api/v1/admin/rights': () => ({
      body: { permissions: ['tokens.make'], grantable: ['reports.read', 'users.read'] },
    }),
    [`GET ${TOKENS}`]: () => ({ body: { items, total: items.length, next_cursor: null } }),
    [`POST ${TOKENS}`]: () => ({ status: 201, body: { ...report, token: 'torpedo_staff_secret' } }),
    [`DELETE ${TOKENS}/t1`]: () => {
      items = [late];
      return { body: {} };
    },
  });
  openScreen(<TokensScreen search={{}} />);
  return requests;
}
const bodies = (requests: Request[], method: string) =>
  Promise.all(requests.filter((each) => each.method === method).map((each) => each.json()));

it('shows what each token may do, who created it and when it expires', async () => {
  open();
  const row = (await screen.findByText('Relatório')).closest('tr')!;
  expect(row).toHaveTextContent(/ana@example\.com.*Ver relatórios.*Nunca/);
  expect(screen.getByText('Antigo').closest('tr')).toHaveTextContent(/vencido em/);
});

it('creates a token with the chosen name, permissions and validity, and shows it once', async () => {
  const requests = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Criar token' }));
  const form = await screen.findByRole('dialog', { name: 'Criar token' });
  const submit = () => userEvent.click(within(form).getByRole('button', { name: 'Criar token' }));
  await submit();
  expect(within(form).getByText('Dê um nome ao token.')).toBeVisible();
  await userEvent.type(within(form).getByLabelText('Nome'), 'Relatório');
  await submit();
  expect(within(form).getByText('Marque o que ele pode fazer.')).toBeVisible();
  await userEvent.click(within(form).getByLabelText('Ver relatórios'));
  await userEvent.selectOptions(within(form).getByLabelText('Validade'), '7 dias');
  await submit();

  const shown = await screen.findByRole('dialog', { name: 'Copie o token Relatório agora' });
  expect(shown).toHaveTextContent('torpedo_staff_secret');
  expect(await bodies(requests, 'POST')).toEqual([
    { name: 'Relatório', permissions: ['reports.read'], expires_in_days: 7 },
  ]);
  await userEvent.click(within(shown).getByRole('button', { name: 'Já guardei' }));
  await waitFor(() => expect(shown).not.toBeInTheDocument());
  expect(screen.queryByText('torpedo_staff_secret')).toBeNull();
});

it('revokes a token and removes it from the list', async () => {
  const requests = open();
  await screen.findByText('Relatório');
  await userEvent.click(screen.getByRole('button', { name: /Relatório$/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Revogar' }));
  const question = await screen.findByRole('alertdialog', { name: 'Revogar Relatório?' });
  await userEvent.type(within(question).getByLabelText(/^Motivo/), 'Vazou');
  await userEvent.click(within(question).getByRole('button', { name: 'Revogar' }));
  await waitFor(() => expect(screen.queryByText('Relatório')).toBeNull());
  const revoked = requests.find(({ method }) => method === 'DELETE')!;
  expect(new URL(revoked.url).searchParams.get('reason')).toBe('Vazou');
});
