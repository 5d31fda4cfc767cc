import type { Answers } from './documented-server';
import type { ScreenStory } from './screen-story';

const BUYING = { is_paused: false, paused_at: null, pause_reason: null, circuit: null };

/** The answers to an administrator, who may do everything. */
const staff: Answers = {
  '/api/v1/users/me': (me) => ({ ...me, role: 'ADMIN' }),
  '/api/v1/users/me/sign-in-methods': (methods) => ({ ...methods, two_factor_required: false }),
  // Those that its other answers name.
  '/api/v1/admin/providers': ({ items: [provider], ...list }) => ({
    ...list,
    items: [
      { ...provider!, code: 'norte' },
      { ...provider!, ...BUYING, code: 'pampa', name: 'Pampa', balance: 412.9, balance_lasts_hours: 19 },
      { ...provider!, ...BUYING, code: 'atlas', name: 'Atlas', balance: 96, balance_lasts_hours: 11 },
    ],
  }),
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
      'topups.read',
      'alarms.read',
      'alarms.acknowledge',
      'catalogue.read',
      'catalogue.change',
      'providers.read',
      'reports.read',
      'audit.read',
      'incidents.read',
      'incidents.change',
      'cases.read',
      'cases.change',
      'settings.read',
      'balances.change',
      'topups.reread',
      'topups.refund',
      'tokens.of_others',
    ],
  }),
};

/** A screen of the back-office. */
export const staffScreen = (address: string, answers: Answers = {}): ScreenStory => ({
  args: { address, answers: { ...staff, ...answers } },
});
