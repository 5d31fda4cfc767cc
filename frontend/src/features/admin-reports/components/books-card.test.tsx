import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { openScreen } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import { BooksCard } from './books-card';

beforeAll(() => speakPortuguese('admin-reports', 'errors'));

const month = { adjustments: 6, adjusted_cents: 3_950, losses: 5, lost_cents: 5_195 };
const books = { accounts: [], month, payments: [], payable: [], open: [], last_run: null, last_seal: null };
const open = (owed: object[]) => {
  fakeServer({
    'GET /api/v1/admin/reports/books': () => ({ body: { ...books, owed } }),
    'GET /api/v1/admin/rights': () => ({ body: { permissions: [] } }),
  });
  openScreen(<BooksCard />);
};

it('shows what customers owe after chargebacks, by currency', async () => {
  open([
    { currency: 'BRL', owed_cents: 87_800, wallets: 2 },
    { currency: 'USD', owed_cents: 150, wallets: 1 },
  ]);
  const part = await screen.findByRole('region', { name: 'Devido por clientes desde contestações' });
  expect(part.textContent).toMatch(/2 carteiras878,00.*1 carteira.*1,50/);
});

it('shows no debts when nobody owes', async () => {
  open([]);
  expect(await screen.findByText('Nenhum movimento ainda')).toBeVisible();
  expect(screen.queryByText(/Devido/)).toBeNull();
});

it('shows costs, gifts to customers and accepted losses of the month with a minus', async () => {
  fakeServer({
    'GET /api/v1/admin/reports/books': () => ({
      body: { ...books, owed: [], accounts: [{ account: 'revenue', currency: 'BRL', balance_micros: -1 }] },
    }),
    'GET /api/v1/admin/reports/revenue': () => ({
      body: { totals: { revenue_cents: 90_030, cost_cents: 52_380 } },
    }),
    'GET /api/v1/admin/rights': () => ({ body: { permissions: [] } }),
  });
  openScreen(<BooksCard />);
  const part = await screen.findByRole('region', { name: /até agora/ });
  expect(part.textContent).toMatch(
    /Receita900,30.*provedores−523,80Ajustes da equipe6−39,50Perdas aceitas5−51,95$/,
  );
});
