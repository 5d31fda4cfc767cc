import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { openScreen } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import type { AuditEntry } from '../rules/audit-search';
import { AuditScreen } from './audit-screen';

const AUDIT = '/api/v1/admin/audit';
const SETTING = '/api/v1/admin/settings/cancel_after_seconds';
const ana = { id: 'u1', email: 'ana@example.com' };

const entryOf = (own: Partial<AuditEntry>) =>
  ({
    ...{ id: 'e1', at: '2026-03-10T12:00:00Z', staff: ana, token: null, user: null, records: 1 },
    ...{ entity_name: null, reason: 'Em série', client: null, ip_address: null, request_id: 'r1' },
    ...{ changed_later: null },
    ...own,
  }) as AuditEntry;

const changed = (field: string, before: unknown, after: unknown) => ({
  before: { [field]: before },
  after: { [field]: after },
  changes: [{ field, before, after }],
});

const setting = entryOf({
  action: 'setting.change',
  entity_type: 'setting',
  entity_id: 'cancel_after_seconds',
  ...changed('value', 120, 1200),
  changed_later: { at: '2026-03-10T14:36:00Z', staff: ana, after: { value: 1500 } },
});
const product = (id: string, name: string, later: AuditEntry['changed_later'] = null) =>
  entryOf({
    ...{ id, entity_id: id, entity_name: name, request_id: 'bulk', records: 145 },
    ...{ action: 'product.change', entity_type: 'product', changed_later: later },
    ...changed('price_cents', 262, 241),
  });

const margins = (entry: AuditEntry, before: number, after: number): AuditEntry => ({
  ...entry,
  before: { ...entry.before, margin_percent: before },
  after: { ...entry.after, margin_percent: after },
});

beforeAll(() => speakPortuguese('admin', 'admin-audit', 'admin-kit', 'admin-settings', 'errors'));
beforeEach(() => {
  const wide = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => wide);
});

function open(...listed: AuditEntry[]) {
  const part = { path: 'cancel_after_seconds', unit: 'seconds', text: 'Espera para cancelar', default: 120 };
  const requests = fakeServer({
    'GET /api/v1/admin/rights': () => ({
      body: { permissions: ['settings.read', 'settings.change', 'catalogue.change'] },
    }),
    'GET /api/v1/admin/settings': () => ({
      body: { items: [{ key: 'cancel_after_seconds', parts: [part] }] },
    }),
    [`GET ${AUDIT}`]: ({ url }) => {
      const { searchParams } = new URL(url);
      const items =
        searchParams.get('request_id') === 'bulk'
          ? [
              margins(product('p1', 'Telegram Brasil'), 41.2, 35.9),
              product('p2', 'Telegram Argentina', {
                at: '2026-03-10T14:36:00Z',
                staff: ana,
                after: { price_cents: 255 },
              }),
            ]
          : searchParams.has('to')
            ? [entryOf({ ...setting, id: 'e0', at: '2026-03-02T09:00:00Z', ...changed('value', 60, 120) })]
            : listed;
      return { body: { items, total: items.length, next_cursor: null } };
    },
    [`PUT ${SETTING}`]: () => ({ body: {} }),
  });
  openScreen(<AuditScreen search={{}} />);
  return requests;
}

it('shows an operation as a sentence, in the words and units of its screen', async () => {
  open(setting, product('p1', 'Telegram Brasil'));
  const row = (await screen.findByRole('link', { name: 'Espera para cancelar' })).closest('tr')!;
  expect(row).toHaveTextContent(/Mudou a configuração Espera para cancelar2 min20 minEm série/);
  const link = screen.getByRole('link', { name: '145 produtos' });
  expect(link.closest('tr')).toHaveTextContent('Mudou preços de 145 produtos');
});

it('counts the records and the operations of each view', async () => {
  const requests = open(setting);
  expect(await screen.findByRole('button', { name: /^Configurações\s*1$/ })).toBeVisible();
  expect(await screen.findByText('1 operação, 1 registro')).toBeVisible();
  const counted = requests
    .map(({ url }) => new URL(url).searchParams)
    .filter((each) => each.get('per_page') === '1');
  expect(counted.filter((each) => !each.has('operations'))).toHaveLength(7);
});

it('restores a value beside its row, and says who has changed it since', async () => {
  const requests = open(setting);
  await userEvent.click(await screen.findByRole('button', { name: 'Restaurar este valor' }));
  const form = await screen.findByRole('dialog', { name: 'Restaurar Espera para cancelar' });
  expect(form).toHaveAttribute('data-slot', 'popover');
  expect(form).toHaveTextContent(/Hoje25 min.*volta a2 min/);
  expect(form).toHaveTextContent(/ana@example\.com mudou para 25 min em/);
  expect(await within(form).findByText(/valia desde 02\/03/)).toBeVisible();
  await userEvent.type(within(form).getByRole('textbox', { name: 'Motivo' }), 'Voltou ao normal');
  await userEvent.click(within(form).getByRole('button', { name: 'Trocar 25 min por 2 min' }));
  await waitFor(() => expect(form).not.toBeInTheDocument());
  const put = requests.find(({ method }) => method === 'PUT')!;
  expect(await put.json()).toEqual({ value: 120, reason: 'Voltou ao normal' });
});

it('shows for each product of a bulk change the value of today and who has changed it since', async () => {
  open(product('p1', 'Telegram Brasil'));
  await userEvent.click(await screen.findByRole('button', { name: /^Mudou o produto em/ }));
  const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')!;
  await screen.findByRole('rowheader', { name: 'Telegram Argentina' });
  expect(row('Telegram Brasil')).toHaveTextContent(/2,62.*2,41.*41,2 → 35,9%.*2,41não/);
  expect(row('Telegram Argentina')).toHaveTextContent(/2,62.*2,41—.*2,55ana@example\.com/);
  expect(within(row('Telegram Brasil')).getByRole('button', { name: /Restaurar R\$.2,62/ })).toBeVisible();
  const opened = screen.getByRole('region', { name: 'Mudou o produto' });
  expect(within(opened).getByRole('button', { name: 'Restaurar os 145…' })).toBeVisible();
});
