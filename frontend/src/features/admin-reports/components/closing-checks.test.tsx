import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { openScreen } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import { ClosingChecks } from './closing-checks';
import { COMPARED_ID } from './compared-accounts';
import { LEDGER_ID } from './books-ledger';

beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn();
  return speakPortuguese('admin-reports', 'admin-kit', 'errors');
});

const failing = (check: string, left: number, parties: string[] = []) => ({
  check,
  is_met: left === 0,
  left,
  parties,
});

it('links each check to the rows that fail it', async () => {
  const onDifferences = vi.fn();
  fakeServer({
    'GET /api/v1/admin/rights': () => ({ body: { permissions: [] } }),
    'GET /api/v1/admin/providers': () => ({ body: { items: [] } }),
    'GET /api/v1/admin/reports/closings': () => ({ body: { items: [{ month: '2026-01' }], total: 1 } }),
    'GET /api/v1/admin/reports/closings/2026-02/checks': () => ({
      body: {
        month: '2026-02',
        checks: [
          failing('numbers', 2),
          failing('seals', 3),
          failing('differences', 4),
          failing('accounts', 1, ['MERCADOPAGO']),
          failing('month_over', 0),
        ],
      },
    }),
  });
  openScreen(
    <>
      <details id={LEDGER_ID}>
        <summary>Lançamentos</summary>
      </details>
      <section id={COMPARED_ID} tabIndex={-1} aria-label="Comparado com quem" />
      <ClosingChecks onDifferences={onDifferences} />
    </>,
  );
  const held = await screen.findByRole('link', { name: '2 presas' });
  expect(held.getAttribute('href')).toMatch(/\/admin\/orders\?status=shipped&to=%?2?2?2026-02-28/);

  await userEvent.click(screen.getByRole('button', { name: '4' }));
  expect(onDifferences).toHaveBeenCalledOnce();

  await userEvent.click(screen.getByRole('button', { name: 'faltam 3 dias' }));
  expect(screen.getByText('Lançamentos').closest('details')).toHaveAttribute('open');
  expect(screen.getByText('Lançamentos')).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Mercado Pago' }));
  expect(screen.getByRole('region', { name: 'Comparado com quem' })).toHaveFocus();
  expect(screen.getByText('acabou')).toBeVisible();
});
