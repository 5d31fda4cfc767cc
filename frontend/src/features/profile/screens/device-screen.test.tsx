import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '../../../testing/fake-server';
import { speakPortuguese } from '../../../testing/portuguese';
import { DeviceScreen } from './device-screen';

vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: string }) => <a href="/dashboard">{children}</a>,
}));
beforeAll(() => speakPortuguese('device', 'security'));

const CODE = 'WDJB-MJHT';
const FOUND = `GET /api/v1/auth/device/${CODE}`;
const device = {
  user_code: CODE,
  client_name: 'CLI on notebook',
  system: null,
  ip_address: '203.0.113.7',
  created_at: '2026-03-10T12:00:00.000Z',
  expires_at: '2026-03-10T12:15:00.000Z',
};
const shared = {
  'GET /api/v1/users/me': () => ({ body: { email: 'maria@example.com' } }),
  'GET /api/v1/users/me/sign-in-methods': () => ({ body: { has_password: true, two_factor_enabled: true } }),
  [FOUND]: () => ({ body: device }),
};

function Screen({ initial }: { initial: string }) {
  const [code, setCode] = useState(initial);
  return <DeviceScreen code={code} onCode={setCode} />;
}

function open(code: string, answers: Parameters<typeof fakeServer>[0]) {
  const requests = fakeServer({ ...shared, ...answers });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Suspense>
        <Screen initial={code} />
      </Suspense>
    </QueryClientProvider>,
  );
  return requests;
}

it('asks for the code, shows the waiting device and approves it', async () => {
  const requests = open('', { 'POST /api/v1/auth/device/decision': () => ({ status: 204 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('Digite o código')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Código'), CODE);
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('chama a si mesmo de “CLI on notebook”')).toBeVisible();
  expect(screen.getByText('203.0.113.7')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Autorizar' }));
  expect(await screen.findByText('Autorizado')).toBeVisible();
  const decision = requests.find(({ url }) => url.endsWith('/decision'));
  expect(await decision!.json()).toEqual({ user_code: CODE, decision: 'approve' });
});

it('asks for password and code when the sign-in is not recent, and then approves', async () => {
  let isConfirmed = false;
  const requests = open(CODE, {
    'POST /api/v1/users/me/sessions/confirm': () => {
      isConfirmed = true;
      return { status: 204 };
    },
    'POST /api/v1/auth/device/decision': () =>
      isConfirmed ? { status: 204 } : refusal(403, 'REAUTHENTICATION_REQUIRED'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Autorizar' }));
  await userEvent.type(await screen.findByLabelText('Senha'), 'Margarida#2026');
  await userEvent.type(screen.getByLabelText('Código do aplicativo'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Autorizar' }));
  expect(await screen.findByText('Autorizado')).toBeVisible();
  const confirmation = requests.find(({ url }) => url.endsWith('/confirm'));
  expect(await confirmation!.json()).toEqual({ password: 'Margarida#2026', otp_code: '123456' });
});

it('denies the device', async () => {
  const requests = open(CODE, { 'POST /api/v1/auth/device/decision': () => ({ status: 204 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Recusar' }));
  expect(await screen.findByText('Recusado')).toBeVisible();
  const decision = requests.find(({ url }) => url.endsWith('/decision'));
  expect(await decision!.json()).toEqual({ user_code: CODE, decision: 'deny' });
});

it('says that no device waits with the code, and asks for another code', async () => {
  open(CODE, { [FOUND]: () => refusal(404, 'NOT_FOUND') });
  expect(await screen.findByText(/Não há nada esperando/)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Código')).toHaveValue(CODE));
});
