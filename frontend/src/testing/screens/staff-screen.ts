import type { Answers } from './documented-server';
import { day } from './office/day';
import type { ScreenStory } from './screen-story';

/** The answers for an administrator, who has every permission. */
const staff: Answers = {
  ...day,
  '/api/v1/users/me': (me) => ({
    ...{ ...me, role: 'ADMIN', email: 'carla@torpedo.example' },
    profile: { ...me.profile, full_name: 'Carla Dias' },
  }),
  '/api/v1/users/me/sign-in-methods': (methods) => ({ ...methods, two_factor_required: false }),
  '/api/v1/admin/rights': (rights) => ({
    ...rights,
    role: 'ADMIN',
    token: null,
    permissions: [
      'overview.read',
      'rights.read',
      'tokens.read',
      'tokens.make',
      'tokens.revoke',
      'tokens.of_others',
      'search.read',
      'users.read',
      'users.change',
      'users.change_role',
      'users.delete',
      'users.reveal',
      'sessions.end',
      'balances.change',
      'catalogue.read',
      'catalogue.change',
      'catalogue.sync',
      'prices.change',
      'providers.read',
      'providers.pause',
      'providers.change',
      'orders.read',
      'orders.change',
      'orders.refund',
      'messages.reveal',
      'topups.read',
      'topups.reread',
      'topups.refund',
      'cases.read',
      'cases.change',
      'gateways.read',
      'gateways.change',
      'figures.rebuild',
      'reports.read',
      'reports.close',
      'books.reconcile',
      'books.change',
      'incidents.read',
      'incidents.change',
      'alarms.read',
      'alarms.acknowledge',
      'audit.read',
      'personal_data.export',
      'settings.read',
      'settings.change',
    ],
  }),
};

export const staffScreen = (address: string, answers: Answers = {}): ScreenStory => ({
  args: { address, answers: { ...staff, ...answers } },
});
