import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '../../testing/fake-server';
import { speakPortuguese } from '../../testing/portuguese';
import { ConfirmSessionDialog } from './confirm-session-dialog';
import { staffApi } from './staff-api';

const ROLE = '/api/v1/admin/users/u1/role';
const CONFIRM = '/api/v1/users/me/sessions/confirm';
const PASSWORD = 'Girassol@2026';

vi.mock('@tanstack/react-router', () => ({ useRouterState: () => '/admin/users' }));

let hasSecondStep: boolean;
let isConfirmed: boolean;
let requests: Request[];

beforeAll(() => speakPortuguese('admin-kit'));
beforeEach(() => {
  isConfirmed = false;
  hasSecondStep = false;
  requests = fakeServer({
    'GET /api/v1/users/me/sign-in-methods': () => ({
      body: { has_password: true, two_factor_enabled: hasSecondStep },
    }),
    [`PATCH ${ROLE}`]: () =>
      isConfirmed ? { body: { id: 'u1', role: 'ADMIN' } } : refusal(403, 'REAUTHENTICATION_REQUIRED'),
    [`POST ${CONFIRM}`]: async (request) => {
      const { password, otp_code } = (await request.json()) as { password: string; otp_code?: string };
      if (password !== PASSWORD) return refusal(400, 'INVALID_PASSWORD');
      if (hasSecondStep && otp_code !== '123456') return refusal(401, 'INVALID_TWO_FACTOR_CODE');
      isConfirmed = true;
      return { body: {} };
    },
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ConfirmSessionDialog />
    </QueryClientProvider>,
  );
});

const makeAdmin = () =>
  bodyOf(
    staffApi.PATCH('/api/v1/admin/users/{id}/role', {
      params: { path: { id: 'u1' } },
      body: { role: 'ADMIN', reason: 'new task' },
    }),
  );
const sent = (path: string) => requests.filter(({ url }) => new URL(url).pathname === path);

it('asks once for all waiting calls, and then repeats each call with its body', async () => {
  const calls = Promise.all([makeAdmin(), makeAdmin()]);
  const field = await screen.findByLabelText('Sua senha');
  expect(screen.getAllByRole('dialog', { name: 'Confirme que é você' })).toHaveLength(1);
  await userEvent.type(field, `${PASSWORD}{Enter}`);
  expect(await calls).toMatchObject([{ role: 'ADMIN' }, { role: 'ADMIN' }]);
  expect(sent(CONFIRM)).toHaveLength(1);
  const bodies = await Promise.all(sent(ROLE).map((request): Promise<unknown> => request.json()));
  expect(bodies).toEqual(Array(4).fill({ role: 'ADMIN', reason: 'new task' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says at the field that the password is missing or wrong, and stays open', async () => {
  const call = makeAdmin();
  const field = await screen.findByLabelText('Sua senha');
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('Digite a sua senha')).toBeVisible();
  expect(sent(CONFIRM)).toHaveLength(0);
  await userEvent.type(field, 'errada{Enter}');
  expect(await screen.findByText('Senha incorreta')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, `${PASSWORD}{Enter}`);
  expect(await call).toMatchObject({ role: 'ADMIN' });
});

it('also asks for the code when the second step is on, and says at the field that it is wrong', async () => {
  hasSecondStep = true;
  const call = makeAdmin();
  const code = await screen.findByLabelText('Código do aplicativo');
  await userEvent.type(screen.getByLabelText('Sua senha'), PASSWORD);
  await userEvent.type(code, '000000');
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(code).toBeInvalid());
  expect(screen.getByLabelText('Sua senha')).toBeValid();
  await userEvent.clear(code);
  await userEvent.type(code, '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(await call).toMatchObject({ role: 'ADMIN' });
});

it('refuses the call as the server did, and does not repeat it, when it is closed', async () => {
  const call = makeAdmin().catch((error: unknown) => error);
  await screen.findByLabelText('Sua senha');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await call).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
  expect(sent(ROLE)).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
