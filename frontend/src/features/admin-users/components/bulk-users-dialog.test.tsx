import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { openScreen } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import { BulkUsersDialog } from './bulk-users-dialog';

beforeAll(() => speakPortuguese('admin-kit', 'admin-users', 'errors'));

const IDS = ['u1', 'u2'];
const userOf = (id: string) => ({
  ...{ id, email: `${id}@example.com`, is_active: true, is_email_verified: true },
  ...{ updated_at: '2026-03-10T12:00:00Z', profile: { full_name: id } },
});

async function open(action: 'endSessions' | 'deactivate') {
  const sent: unknown[] = [];
  const answers = IDS.flatMap((id) => [
    [`GET /api/v1/admin/users/${id}`, () => ({ body: userOf(id) })] as const,
    [
      `POST /api/v1/admin/users/${id}/sessions/revoke-all`,
      async (request: Request) => {
        sent.push(await request.json());
        return { body: {} };
      },
    ] as const,
  ]);
  fakeServer(Object.fromEntries(answers));
  openScreen(
    <BulkUsersDialog action={action} selected={{ kind: 'rows', ids: IDS, count: 2 }} onClose={vi.fn()} />,
  );
  await screen.findByText('Vale para 2 contas.');
  return sent;
}
const keys = () => screen.queryByRole('checkbox', { name: 'Revogar também as chaves de API' });

it('ends the sessions of many accounts, and keeps their API keys when that is chosen', async () => {
  const sent = await open('endSessions');
  expect(keys()).toBeChecked();
  await userEvent.click(keys()!);
  await userEvent.click(screen.getByRole('button', { name: 'Encerrar de 2' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([{ revoke_api_keys: false }, { revoke_api_keys: false }]);
});

it('revokes the API keys by default', async () => {
  const sent = await open('endSessions');
  await userEvent.click(screen.getByRole('button', { name: 'Encerrar de 2' }));
  await waitFor(() => expect(sent).toEqual([{ revoke_api_keys: true }, { revoke_api_keys: true }]));
});

it('shows no choice about API keys for other actions', async () => {
  await open('deactivate');
  expect(keys()).toBeNull();
});
