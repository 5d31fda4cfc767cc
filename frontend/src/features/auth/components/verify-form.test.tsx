import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { speakPortuguese } from '../../../testing/portuguese';
import { SLOW } from '../../../testing/slow';
import { ResendCode } from './verify-form';

const resend = 'POST /api/v1/users/resend-verification';

beforeAll(() => speakPortuguese('auth'));
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function open(sentAt: number | undefined) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ResendCode email="ana@exemplo.com" sentAt={sentAt} onSent={() => undefined} />
    </QueryClientProvider>,
  );
  return userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });
}

it('offers a new code one minute after the registration sent one', async () => {
  open(Date.now());
  expect(screen.getByRole('button')).toBeDisabled();
  expect(screen.getByRole('button')).toHaveTextContent('Reenviar em 60 segundos');

  await pass(59_000);
  expect(screen.getByRole('button')).toHaveTextContent('Reenviar em 1 segundo');

  await pass(1000);
  expect(screen.getByRole('button', { name: 'Reenviar código' })).toBeEnabled();
});

it('starts the minute again when a code was sent', async () => {
  const requests = fakeServer({ [resend]: () => ({ body: { message: 'ok' } }) });
  const user = open(undefined);

  await user.click(screen.getByRole('button', { name: 'Reenviar código' }));

  await vi.waitFor(() => expect(screen.getByRole('button')).toBeDisabled(), SLOW);
  await expect(requests[0]?.json()).resolves.toEqual({ email: 'ana@exemplo.com' });
  await pass(60_000);
  expect(screen.getByRole('button', { name: 'Reenviar código' })).toBeEnabled();
});
