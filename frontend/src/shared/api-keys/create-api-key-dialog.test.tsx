import { bodyOf } from '@torpedo/api-client';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '../../testing/fake-server';
import { speakPortuguese } from '../../testing/portuguese';
import { api } from '../api/client';
import { useAppTexts } from '../i18n/use-language';
import { TextsSource } from '../i18n/use-texts';
import { CreateApiKeyDialog } from './create-api-key-dialog';

const KEYS = '/api/v1/users/me/api-keys';
const CONFIRM = '/api/v1/users/me/sessions/confirm';

beforeAll(() => speakPortuguese('api-keys'));
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
    },
  );
});

async function open(answers: Parameters<typeof fakeServer>[0]) {
  const requests = fakeServer(answers);
  render(
    <TextsSource value={useAppTexts}>
      <CreateApiKeyDialog
        api={api}
        currency="BRL"
        create={(body) => bodyOf(api.POST(KEYS, { body }))}
        errorText={(error) => (error as Error).message}
        trigger={<button>Nova</button>}
      />
    </TextsSource>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Nova' }));
  await userEvent.type(screen.getByLabelText('Nome'), 'Robô');
  return requests;
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Criar chave' }));

it('asks for the password and then the code when the sign-in is not recent, and creates the key', async () => {
  let isConfirmed = false;
  const requests = await open({
    [`POST ${KEYS}`]: () =>
      isConfirmed
        ? { status: 201, body: { key: 'torpedo_secret' } }
        : refusal(403, 'REAUTHENTICATION_REQUIRED'),
    [`POST ${CONFIRM}`]: async (request) => {
      const { otp_code } = (await request.json()) as { otp_code?: string };
      if (!otp_code) return refusal(401, 'TWO_FACTOR_REQUIRED');
      isConfirmed = true;
      return { status: 204 };
    },
  });
  await submit();
  await userEvent.type(await screen.findByLabelText('Senha'), 'Margarida#2026');
  await submit();
  await userEvent.type(await screen.findByLabelText('Código do aplicativo'), '123456');
  await submit();
  expect(await screen.findByText('torpedo_secret')).toBeVisible();
  const sentTo = (path: string) =>
    requests.findLast(({ method, url }) => method === 'POST' && url.endsWith(path));
  expect(await sentTo('/sessions/confirm')!.json()).toEqual({
    password: 'Margarida#2026',
    otp_code: '123456',
  });
  expect(await sentTo('/api-keys')!.json()).toEqual({
    name: 'Robô',
    scopes: ['read'],
    test: false,
    dialect: false,
    daily_budget_cents: null,
  });
});

it('creates a test key without a budget, also for programs of SMS-Activate', async () => {
  const requests = await open({
    [`POST ${KEYS}`]: () => ({ status: 201, body: { key: 'torpedo_test_secret' } }),
  });
  await userEvent.click(screen.getByRole('radio', { name: /Consulta e compra/ }));
  expect(screen.getByLabelText('Gasto diário máximo')).toBeVisible();
  await userEvent.click(screen.getByRole('switch', { name: 'Chave para programas da SMS-Activate' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Chave de teste' }));
  expect(screen.queryByLabelText('Gasto diário máximo')).toBeNull();
  await submit();
  expect(await screen.findByText('torpedo_test_secret')).toBeVisible();
  const sent = requests.findLast(({ method }) => method === 'POST')!;
  expect(await sent.json()).toEqual({
    name: 'Robô',
    scopes: ['buy'],
    test: true,
    dialect: true,
    daily_budget_cents: null,
  });
});

it('says what an account without a password has to do', async () => {
  await open({
    [`POST ${KEYS}`]: () => refusal(403, 'REAUTHENTICATION_REQUIRED'),
    [`POST ${CONFIRM}`]: () => refusal(403, 'REAUTHENTICATION_REQUIRED'),
  });
  await submit();
  await userEvent.type(await screen.findByLabelText('Senha'), 'x');
  await submit();
  expect(await screen.findByText(/Sua conta não tem senha/)).toBeVisible();
});
