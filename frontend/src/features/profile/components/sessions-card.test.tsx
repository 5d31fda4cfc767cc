import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { openScreen } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import { SessionsCard } from './sessions-card';

beforeAll(() => speakPortuguese('shell', 'profile', 'errors'));

const AT = '2026-03-10T12:00:00Z';
const session = (id: string, current: boolean) => ({
  ...{ id, name: 'web', browser: 'Chrome', system: current ? 'Windows' : 'Android', ip_address: null },
  ...{ current, created_at: AT, last_seen_at: AT },
});

function open({ others, keys }: { others: number; keys: number }) {
  const sent: unknown[] = [];
  const sessions = [
    session('here', true),
    ...Array.from({ length: others }, (_, at) => session(`${at}`, false)),
  ];
  const api_keys = Array.from({ length: keys }, (_, at) => ({ id: `${at}`, name: 'Robô' }));
  fakeServer({
    'GET /api/v1/users/me/sessions': () => ({ body: { sessions } }),
    'GET /api/v1/users/me/api-keys': () => ({ body: { api_keys } }),
    'POST /api/v1/users/me/sessions/revoke-others': async (request) => {
      const body = (await request.json()) as { revoke_api_keys: boolean };
      sent.push(body);
      return { body: { ended: others, api_keys_revoked: body.revoke_api_keys ? keys : 0 } };
    },
  });
  openScreen(<SessionsCard />);
  return sent;
}
const endOthers = (name = 'Desconectar os outros') => screen.findByRole('button', { name });

it.each([
  ['with the API keys', true, '2 aparelhos desconectados · 1 chave de API revogada'],
  ['and keeps the API keys when that is chosen', false, '2 aparelhos desconectados'],
])('signs the other devices out, %s', async (_what, revokes, shown) => {
  const sent = open({ others: 2, keys: 1 });
  await userEvent.click(await endOthers());
  const box = await screen.findByRole('checkbox', { name: 'Revogar também as chaves de API' });
  expect(box).toBeChecked();
  if (!revokes) await userEvent.click(box);
  await userEvent.click(await endOthers());
  expect(await screen.findByText(shown)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(sent).toEqual([{ revoke_api_keys: revokes }]);
});

it('shows no choice about API keys when there are none', async () => {
  const sent = open({ others: 1, keys: 0 });
  await userEvent.click(await endOthers());
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.click(await endOthers());
  expect(await screen.findByText('1 aparelho desconectado')).toBeVisible();
  expect(sent).toEqual([{ revoke_api_keys: false }]);
});

it('shows no button when this is the only device and there are no keys', async () => {
  open({ others: 0, keys: 0 });
  expect(await screen.findByText('Este aparelho')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Desconectar os outros' })).toBeNull();
});
