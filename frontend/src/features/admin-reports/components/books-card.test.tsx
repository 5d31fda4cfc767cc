import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { openScreen } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import { BooksCard } from './books-card';

beforeAll(() => speakPortuguese('admin-reports', 'errors'));

const books = { accounts: [], payments: [], payable: [], open: [], last_run: null, last_seal: null };
const open = (owed: object[]) => {
  fakeServer({
    'GET /api/v1/admin/reports/books': () => ({ body: { ...books, owed } }),
    'GET /api/v1/admin/rights': () => ({ body: { permissions: [] } }),
  });
  openScreen(<BooksCard />);
};

it('shows what customers owe since chargebacks, by currency', async () => {
  open([
    { currency: 'BRL', owed_cents: 87_800, wallets: 2 },
    { currency: 'USD', owed_cents: 150, wallets: 1 },
  ]);
  const part = await screen.findByRole('region', { name: 'Devido por clientes desde contestações' });
  expect(part.textContent).toMatch(/2 carteirasR\$\s878,00.*1 carteira.*1,50/);
});

it('says nothing of debts where nobody owes', async () => {
  open([]);
  expect(await screen.findByText('Nenhum movimento ainda')).toBeVisible();
  expect(screen.queryByText(/Devido/)).toBeNull();
});
