import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { openScreen } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import { ComparedAccounts } from './compared-accounts';

beforeAll(() => speakPortuguese('admin-kit', 'admin-reports', 'errors', 'shell'));

const compared = (party: string, open: number) => ({
  ...{ kind: 'gateway', party, currency: 'BRL', open, compared_to: '2026-11-22', problem: null },
  ...{ booked_micros: 1_000_000, difference_micros: open * 10_000 },
});

it('leads from an account to its own differences', async () => {
  fakeServer({
    'GET /api/v1/admin/reports/books': () => ({
      body: {
        last_run: { ended_at: '2026-11-23T09:12:00Z' },
        compared: [compared('MERCADOPAGO', 28), compared('PIX', 1)],
      },
    }),
    'GET /api/v1/admin/rights': () => ({ body: { permissions: [] } }),
    'GET /api/v1/admin/providers': () => ({ body: { items: [] } }),
  });
  const onDecide = vi.fn();
  openScreen(<ComparedAccounts onDecide={onDecide} />);
  const pix = await screen.findByRole('row', { name: /Pix/ });
  await userEvent.click(within(pix).getByRole('button', { name: 'Decidir' }));
  expect(onDecide).toHaveBeenCalledWith('PIX');
});
