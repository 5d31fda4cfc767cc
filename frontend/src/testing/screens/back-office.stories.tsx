import type { Schemas } from '@torpedo/api-client';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { alarmsOf } from './office/figures';
import { lessThanBefore, lowerPrices, month } from './office/report-pages';
import { screens } from './screen-story';
import { staffScreen as screen } from './staff-screen';

export default { ...screens, title: 'Screens/Back-office' };

export const Overview = screen('/admin');

const alarmed = alarmsOf(10);

/** With many alarms, the newest are shown and a link leads to the others. */
export const OverviewWithAlarms: typeof Overview = {
  ...screen('/admin', alarmed),
  play: async (context) => {
    await screens.play(context);
    const others = i18n.t('admin-alarms:others', { count: 6, number: '6' });
    await expect(within(context.canvasElement).getByRole('link', { name: others })).toBeVisible();
  },
};

export const Alarms = screen('/admin/alarms', alarmed);

export const Orders = screen('/admin/orders');

export const Order = screen('/admin/orders/01a1fe04-de7a-7b21-9f0c-5d7a1c2e4b63');

export const LiveOperations = screen('/admin/sms');

export const Products = screen('/admin/products');

export const Product = screen('/admin/products/01992f10-55ce-7a01-b3d4-7f0e1a2c9d86');

export const BulkPrices: typeof Overview = {
  ...screen('/admin/products/prices?ids=01992f10-55ce-7a01-b3d4-7f0e1a2c9d86', lowerPrices),
  play: async (context) => {
    await screens.play(context);
    await userEvent.type(
      await context.canvas.findByRole('textbox', { name: i18n.t('admin-catalogue:bulk.values.percent') }),
      '-8',
    );
    // The table is dimmed until the new preview is read.
    await waitFor(() => expect(context.canvasElement.querySelector('.opacity-60')).toBeNull());
  },
};

export const Audit = screen('/admin/audit');

/** A change of many: what each of them was, is and is worth today. */
export const AuditOpened: typeof Overview = {
  ...screen('/admin/audit'),
  play: async (context) => {
    await screens.play(context);
    const { canvas } = context;
    const [many] = await canvas.findAllByRole('link', { name: /145/ });
    const [arrow] = within(many!.closest('tr')!).getAllByRole('button', { expanded: false });
    await userEvent.click(arrow!);
    await canvas.findAllByRole('button', { name: /145…$/ });
  },
};

const check = (name: Schemas['ClosingCheckDto']['check'], left: number, parties: string[] = []) => ({
  ...{ check: name, is_met: left === 0, left, parties },
});

/** Accounts of the ledger, whose sum is zero. */
const ACCOUNTS: readonly [string, cents: number][] = [
  ['clearing:MERCADOPAGO', 4_755_840],
  ['provider:norte', 296_582],
  ['available', -4_875_895],
  ['held', -14_320],
  ['revenue', -162_207],
];

const PARTIES = [
  { party: 'MERCADOPAGO', booked: 71_230, difference: 50, open: 1 },
  { party: 'PIX', booked: 41_250, difference: 0, open: 0 },
  { party: 'pampa', booked: 5_020, difference: 0, open: 0 },
  { party: 'norte', booked: 3_411, difference: 0, open: 0 },
  { party: 'atlas', booked: 1_236, difference: null, open: 0 },
];

export const Reconciliation = screen('/admin/reports?report=reconciliation', {
  '/api/v1/admin/reports/books': ({ accounts: [account], compared: [compared], ...books }) => ({
    ...books,
    accounts: ACCOUNTS.map(([name, cents]) => ({
      ...account!,
      ...{ account: name, currency: 'BRL', balance_micros: cents * 10_000 },
    })),
    compared: PARTIES.map(({ party, booked, difference, open }) => ({
      ...compared!,
      ...{ party, open, problem: null, booked_micros: booked * 1_000_000 },
      difference_micros: difference === null ? null : difference * 1_000_000,
      compared_to: difference === null ? null : '2026-03-09',
    })),
    owed: [],
    month: { adjustments: 6, adjusted_cents: 3_950, losses: 5, lost_cents: 5_195 },
  }),
  '/api/v1/admin/reports/{report}': (report) => ({
    ...report,
    totals: { ...report.totals, revenue_cents: 9_090_030, cost_cents: 5_237_580 },
  }),
  '/api/v1/admin/reports/closings/{month}/checks': (checks) => ({
    ...checks,
    checks: [
      ...[check('numbers', 0), check('rates', 2), check('seals', 0), check('differences', 1)],
      ...[check('accounts', 1, ['atlas']), check('month_over', 7)],
    ],
  }),
});

export const WhyDidItChange = screen('/admin/reports?report=change', lessThanBefore);

const topups = (cents: number, orders: number) => ({
  ...{ cents, orders, codes: orders },
  average_cents: Math.round(cents / orders),
});

const topupTotals = {
  ...{ before: topups(412_000, 103), now: topups(372_400, 98) },
  ...{ difference_cents: -39_600, price_cents: -22_540, volume_cents: -20_000, delivery_cents: 0 },
  mix_cents: 2_940,
};

/** Fewer top-ups with less money each. */
export const WhyDidTopupsChange = screen('/admin/reports?report=change&money=topups', {
  '/api/v1/admin/reports/change': (change) => ({
    ...change,
    ...{ money: 'topups', by: 'gateway', totals: topupTotals, others: null, causes: [] },
    rows: [
      {
        ...{ ...topupTotals, before: topups(300_000, 75), now: topups(246_500, 68) },
        ...{ difference_cents: -53_500, price_cents: -25_500, volume_cents: -28_000, mix_cents: 0 },
        ...{ service: null, country: null, provider: null, gateway: 'PIX', currency: 'BRL' },
      },
      {
        ...{ ...topupTotals, before: topups(112_000, 28), now: topups(125_900, 30) },
        ...{ difference_cents: 13_900, price_cents: 2_960, volume_cents: 8_000, mix_cents: 2_940 },
        ...{ service: null, country: null, provider: null, gateway: 'MERCADOPAGO', currency: 'BRL' },
      },
    ],
  }),
});

export const PublicStatus = screen('/admin/status');

export const Users = screen('/admin/users');

export const Topups = screen('/admin/topups');

export const Categories = screen('/admin/categories');

export const Countries = screen('/admin/countries');

export const Revenue = screen('/admin/reports', month);

const USER = '/admin/users/01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b11';

export const User = screen(USER);

/** The user spent money before the payer's bank took it back. */
export const UserWithDebt = screen(USER, { '/api/v1/admin/users/{id}': (user) => user });

export const Settings = screen('/admin/settings');
