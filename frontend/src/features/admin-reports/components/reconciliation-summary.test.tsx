import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { openScreen } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import { ReconciliationSummary } from './reconciliation-summary';

beforeAll(() => speakPortuguese('admin-kit', 'admin-reports', 'errors'));

const party = { kind: 'gateway', party: 'MERCADOPAGO', currency: 'BRL', booked_micros: 71_230_000_000 };
const compared = {
  ...party,
  difference_micros: 50_000_000,
  open: 1,
  compared_to: '2026-11-22',
  problem: null,
};
const difference = {
  ...{ id: 'one', code: 'charge_unknown', party: 'MERCADOPAGO', state: 'open' },
  ...{ amount_micros: 50_000_000, currency: 'BRL', found_at: '2026-11-23T09:10:00Z' },
};

function open(books: object, items: readonly object[] = [difference]) {
  fakeServer({
    'GET /api/v1/admin/reports/books': () => ({ body: { last_run: null, ...books } }),
    'GET /api/v1/admin/rights': () => ({ body: { permissions: [] } }),
    'GET /api/v1/admin/reports/reconciliation': () => ({
      body: { items, total: items.length, total_is_estimated: false, next_cursor: null },
    }),
  });
  openScreen(<ReconciliationSummary />);
}

it('shows both sides of each account, and what is to decide', async () => {
  open({ compared: [compared], open: [{ count: 1 }] });
  const table = await screen.findByRole('table', { name: 'Conciliação' });
  expect(within(table).getByRole('row', { name: /Mercado Pago/ })).toHaveTextContent(
    '71.230,0071.280,00+50,00',
  );
  const decide = await screen.findByRole('region', { name: 'A decidir' });
  expect(decide).toHaveTextContent(/Cobrança que não conhecemos\+R\$.50,00/);
});

it('joins like differences in one line with the sum of their amounts', async () => {
  open({ compared: [compared], open: [{ count: 3 }] }, [
    difference,
    { ...difference, id: 'two', amount_micros: 7_500_000 },
    { ...difference, id: 'three', party: 'PIX' },
  ]);
  const decide = await screen.findByRole('region', { name: 'A decidir' });
  const lines = within(decide).getAllByRole('listitem');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toHaveTextContent(/2 × Cobrança que não conhecemos\+R\$.57,50/);
});

it('has no word of success for what was never compared', async () => {
  open({ compared: [{ ...compared, difference_micros: null, open: 0, compared_to: null }], open: [] });
  const row = await screen.findByRole('row', { name: /Mercado Pago/ });
  expect(row).toHaveTextContent('71.230,00——');
  expect(screen.queryByRole('region', { name: 'A decidir' })).toBeNull();
});
