import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Schemas } from '@torpedo/api-client';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '../../../testing/fake-server';
import { speakPortuguese } from '../../../testing/portuguese';
import { DisableDialog, SetupDialog } from './two-factor-dialogs';

beforeAll(() => speakPortuguese('security'));

const methods = { has_password: true, is_reconfirmed: false } as Schemas['SignInMethodsDto'];
const setup = { secret: 'ABCDEFGH', otpauth_uri: 'otpauth://totp/x?secret=ABCDEFGH' };

function open(Shown: typeof DisableDialog, answers: Parameters<typeof fakeServer>[0]) {
  const requests = fakeServer(answers);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Shown methods={methods} onClose={vi.fn()} />
    </QueryClientProvider>,
  );
  return requests;
}

it('requires password and code to switch two-step sign-in off, and reports each at its field', async () => {
  const requests = open(DisableDialog, {});
  const submit = screen.getByRole('button', { name: 'Desativar' });
  await userEvent.click(submit);
  expect(await screen.findByText('Digite sua senha')).toBeVisible();
  expect(screen.getByText('Digite um código')).toBeVisible();
  expect(screen.getByLabelText('Senha')).toHaveFocus();

  await userEvent.type(screen.getByLabelText('Senha'), 'Margarida#2026');
  await userEvent.click(submit);
  await waitFor(() => expect(screen.getByLabelText('Código do aplicativo')).toHaveFocus());
  expect(requests).toHaveLength(0);

  await userEvent.type(screen.getByLabelText('Código do aplicativo'), ' 123456 ');
  await userEvent.click(submit);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(await requests[0]!.json()).toEqual({ password: 'Margarida#2026', otp_code: '123456' });
});

it('clears the field after a refused code', async () => {
  const twoFactor = '/api/v1/users/me/two-factor';
  const requests = open(SetupDialog, {
    [`POST ${twoFactor}`]: () => ({ body: setup }),
    [`POST ${twoFactor}/confirm`]: () => refusal(400, 'INVALID_TWO_FACTOR_CODE'),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('Digite sua senha')).toBeVisible();
  expect(requests).toHaveLength(0);
  await userEvent.type(screen.getByLabelText('Senha'), 'Margarida#2026');
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));

  const code = await screen.findByLabelText('Código do aplicativo');
  await userEvent.click(screen.getByRole('button', { name: 'Ativar' }));
  expect(await screen.findByText('O código deve ter 6 dígitos')).toBeVisible();
  await userEvent.type(code, '000000');
  await waitFor(() => expect(code).toHaveValue(''));
  expect(requests).toHaveLength(2);
});
