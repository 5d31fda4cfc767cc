import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@torpedo/api-client';
import { speakPortuguese } from '../../../testing/portuguese';
import type { Activation } from '../../../shared/activations/user-transactions';
import type { useCancelActivation } from '../api/activations';
import { CancelDialog, CancelOutcome } from './cancel-dialog';

beforeAll(() => speakPortuguese('buy'));
beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => void vi.useRealTimers());

const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const answer = {
  success: true,
  already_cancelled: false,
  refunded_amount: 4.39,
  refunded_amount_cents: 439,
  message: '',
  currency: 'BRL',
};

it('reports a cancelled number for five seconds, and gives the report the focus', async () => {
  render(<CancelOutcome outcome={answer} onDismiss={vi.fn()} />);
  const shown = screen.getByText(/Número cancelado com sucesso!/);
  expect(document.activeElement).toContainElement(shown);
  await passTime(5_000);
  expect(shown).not.toBeInTheDocument();
});

it('reports the pause and the money in one warning until the pause is over', async () => {
  const paused = {
    ...answer,
    warning: 'Suas compras estão pausadas.',
    blocked_until: new Date(Date.now() + 60_000).toISOString(),
  };
  render(<CancelOutcome outcome={paused} onDismiss={vi.fn()} />);
  const warning = screen.getByRole('status');
  expect(warning).toHaveAttribute('data-tone', 'warning');
  expect(warning).toHaveTextContent(/R\$\s4,39 voltaram para o seu saldo\..*pausadas/);
  await passTime(59_000);
  expect(warning).toBeVisible();
  await passTime(2_000);
  expect(warning).not.toBeInTheDocument();
});

it('reports only the money when the pause is over already', async () => {
  const over = { ...answer, warning: 'Pausadas.', blocked_until: new Date(Date.now() - 1).toISOString() };
  render(<CancelOutcome outcome={over} onDismiss={vi.fn()} />);
  expect(screen.getByRole('status')).toHaveTextContent(/R\$\s4,39 voltaram para o seu saldo\./);
  expect(screen.queryByText('Pausadas.')).toBeNull();
});

it.each([
  ['nothing about this cancel', 'INTERNAL_ERROR', 500, 'Erro ao cancelar número. Tente novamente.'],
  ['the reason', 'ACTIVATION_NOT_COMPLETED', 409, 'Este número ainda espera.'],
] as const)('the sheet shows a failure that says %s', (_what, code, status, text) => {
  const error = new ApiError(status, code, 'Este número ainda espera.');
  const cancel = { error, isPending: false } as unknown as ReturnType<typeof useCancelActivation>;
  const activation = {
    ...{ phone_number_formatted: '+55 11 98765-4321', created_at: '2026-11-21T12:00:00Z' },
    ...{
      activation_cost_cents: 439,
      currency: 'BRL',
      country: { name: 'Brasil' },
      service: { name: 'WhatsApp' },
    },
  } as Activation;
  render(<CancelDialog activation={activation} cancel={cancel} onConfirm={vi.fn()} onDismiss={vi.fn()} />);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});
