import type { Schemas } from '@torpedo/api-client';
import type { Answers } from './documented-server';
import { screens, type ScreenStory } from './screen-story';

export default { ...screens, title: 'Screens/Back-office' };

/** The answers to an administrator, who may do everything. */
const staff: Answers = {
  '/api/v1/users/me': (me) => ({ ...me, role: 'ADMIN' }),
  '/api/v1/users/me/sign-in-methods': (methods) => ({ ...methods, two_factor_required: false }),
  '/api/v1/admin/rights': (rights) => ({
    ...rights,
    role: 'ADMIN',
    token: null,
    permissions: [
      'overview.read',
      'search.read',
      'users.read',
      'users.change',
      'orders.read',
      'orders.change',
      'catalogue.read',
      'catalogue.change',
      'providers.read',
      'reports.read',
      'audit.read',
      'incidents.read',
      'incidents.change',
      'settings.read',
    ],
  }),
};

const screen = (address: string, answers: Answers = {}): ScreenStory => ({
  args: { address, answers: { ...staff, ...answers } },
});

export const Overview = screen('/admin');

export const Orders = screen('/admin/orders');

export const Order = screen('/admin/orders/01a1fe04-de7a-7b21-9f0c-5d7a1c2e4b63');

export const LiveOperations = screen('/admin/sms');

export const Products = screen('/admin/products');

export const Product = screen('/admin/products/01992f10-55ce-7a01-b3d4-7f0e1a2c9d86');

export const BulkPrices = screen('/admin/products/prices?ids=01992f10-55ce-7a01-b3d4-7f0e1a2c9d86');

export const Audit = screen('/admin/audit');

const check = (name: Schemas['ClosingCheckDto']['check'], left: number, parties: string[] = []) => ({
  ...{ check: name, is_met: left === 0, left, parties },
});

export const Reconciliation = screen('/admin/reports?report=reconciliation', {
  '/api/v1/admin/reports/closings/{month}/checks': (checks) => ({
    ...checks,
    checks: [
      ...[check('numbers', 0), check('rates', 2), check('seals', 0), check('differences', 1)],
      ...[check('accounts', 1, ['atlas']), check('month_over', 7)],
    ],
  }),
});

export const WhyDidItChange = screen('/admin/reports?report=change');

const topups = (cents: number, orders: number) => ({
  ...{ cents, orders, codes: orders },
  average_cents: Math.round(cents / orders),
});

const topupTotals = {
  ...{ before: topups(412_000, 103), now: topups(372_400, 98) },
  ...{ difference_cents: -39_600, price_cents: -22_540, volume_cents: -20_000, delivery_cents: 0 },
  mix_cents: 2_940,
};

/** Fewer top-ups, each of less money. */
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

export const User = screen('/admin/users/01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b11');

export const Settings = screen('/admin/settings');
