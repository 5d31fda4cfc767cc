import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { openScreen } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import { DifferencesCard } from './differences-card';

beforeAll(() => speakPortuguese('admin-kit', 'admin-reports', 'errors', 'shell'));

const ACCEPT = 'POST /api/v1/admin/reports/reconciliation/accept';

const difference = (id: string, cents: number) => ({
  ...{ id, code: 'charge_unknown', check: 'charges', party: 'MERCADOPAGO', state: 'open', evidence: {} },
  ...{ subject: `MERCADOPAGO:${id}`, day: null, amount_micros: cents * 10_000, currency: 'BRL' },
  ...{ found_at: '2026-11-23T09:10:00Z', seen_at: '2026-11-23T09:10:00Z', ended_at: null, reason: null },
});

const likeOnes = [difference('one', -156), difference('other', 5_000), difference('two', -44)];

function open(items: object[], books: object = {}) {
  const server = fakeServer({
    'GET /api/v1/admin/reports/books': () => ({
      body: {
        last_run: { ended_at: '2026-11-23T09:12:00Z' },
        open: [{ count: items.length }],
        compared: [],
        ...books,
      },
    }),
    'GET /api/v1/admin/rights': () => ({ body: { permissions: ['books.change'] } }),
    [ACCEPT]: () => ({ body: { items: [] } }),
    'GET /api/v1/admin/providers': () => ({ body: { items: [] } }),
    'GET /api/v1/admin/reports/reconciliation': () => ({
      body: { items, total: items.length, total_is_estimated: false, next_cursor: null },
    }),
  });
  openScreen(<DifferencesCard search={{}} />);
  return server;
}

it('unfolds the first open difference, and the next one instead when it is chosen', async () => {
  open([difference('one', 5_000), difference('two', -156)]);
  const [first, second] = await screen.findAllByRole('button', { name: /Cobrança que não conhecemos/ });
  expect(first).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('table')).toHaveLength(1);
  await userEvent.click(second!);
  expect([first, second].map((row) => row!.getAttribute('aria-expanded'))).toEqual(['false', 'true']);
  await userEvent.click(second!);
  expect(screen.queryByRole('table')).toBeNull();
});

it('has the states with their counts in its head, and moves over its rows by J and K', async () => {
  open([difference('one', 5_000), difference('two', -156)]);
  const card = await screen.findByRole('region', { name: 'A decidir' });
  expect(await within(card).findByRole('button', { name: 'Abertas 2', pressed: true })).toBeVisible();
  const [first, second] = await screen.findAllByRole('button', { name: /Cobrança que não conhecemos/ });
  first!.focus();
  await userEvent.keyboard('j');
  await waitFor(() => expect(second).toHaveFocus());
  await userEvent.keyboard('k');
  await waitFor(() => expect(first).toHaveFocus());
});

it('says that nothing was compared, not that nothing differs', async () => {
  open([], { last_run: null });
  expect(await screen.findByText(/Ainda não comparado/)).toBeVisible();
});

it('joins like differences in one line with their sum, and accepts them by one decision', async () => {
  const requests = open(likeOnes);
  const like = await screen.findByRole('button', { name: /^2 × Cobrança que não conhecemos.*−R\$\s2,00$/ });
  expect(like).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('button', { name: /Cobrança que não conhecemos/ })).toHaveLength(2);

  await userEvent.click(screen.getByRole('button', { name: /^two/ }));
  expect(screen.getByRole('button', { name: /^Aceitar R\$\s0,44/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^two/ }));

  await userEvent.click(await screen.findByRole('button', { name: /^Aceitar as 2 \(R\$\s2,00\)/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Conferido com o outro lado' }));
  await userEvent.click(screen.getByRole('button', { name: 'Aceitar como perda' }));
  expect(await screen.findByRole('status')).toHaveTextContent('2,00');
  const [accepted] = requests.filter(({ method }) => method === 'POST');
  expect(await accepted?.json()).toEqual({
    ...{ ids: ['one', 'two'], as: 'loss', reason: 'Conferido com o outro lado' },
  });
});

it('lists the first of many like differences, so that the decision on all is in sight', async () => {
  open(Array.from({ length: 9 }, (_, place) => difference(`like${place}`, 100)));
  expect(await screen.findAllByRole('button', { name: /^like/ })).toHaveLength(5);
  expect(await screen.findByRole('button', { name: /^Aceitar as 9 / })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ver as 9' }));
  expect(screen.getAllByRole('button', { name: /^like/ })).toHaveLength(9);
});
