import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { speakPortuguese } from '../../../testing/portuguese';
import { CancelOutcome } from './cancel-dialog';

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

it('tells of a cancel for five seconds, where the focus is', async () => {
  render(<CancelOutcome outcome={answer} onDismiss={vi.fn()} />);
  const told = screen.getByText(/Número cancelado com sucesso!/);
  expect(document.activeElement).toContainElement(told);
  await passTime(5_000);
  expect(told).not.toBeInTheDocument();
});

it('warns of a pause in a tone of its own, until it is over', async () => {
  const paused = {
    ...answer,
    warning: 'Suas compras estão pausadas.',
    blocked_until: new Date(Date.now() + 60_000).toISOString(),
  };
  render(<CancelOutcome outcome={paused} onDismiss={vi.fn()} />);
  const [success, warning] = screen.getAllByRole('status');
  expect(success).toHaveAttribute('data-tone', 'success');
  expect(success).not.toHaveTextContent('pausadas');
  expect(warning).toHaveAttribute('data-tone', 'warning');
  await passTime(59_000);
  expect(warning).toBeVisible();
  await passTime(2_000);
  expect(warning).not.toBeInTheDocument();
});
