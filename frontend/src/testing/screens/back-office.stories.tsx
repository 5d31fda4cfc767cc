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

export const Reconciliation = screen('/admin/reports?report=reconciliation');

export const WhyDidItChange = screen('/admin/reports?report=change');

export const PublicStatus = screen('/admin/status');

export const Users = screen('/admin/users');

export const User = screen('/admin/users/01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b11');

export const Settings = screen('/admin/settings');
