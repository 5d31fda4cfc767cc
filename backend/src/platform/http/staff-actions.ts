import type { Role } from './actor.js';

export interface Permission {
  roles: readonly Role[];
  needsRecentSignIn?: true;
  /** When absent, a token has the permission only if it was granted. */
  byToken?: 'always' | 'never';
}

const ADMINISTRATORS: readonly Role[] = ['ADMIN'];

const ofAdministrators = { roles: ADMINISTRATORS };

/** A stolen session must not be enough for these actions. */
const confirmed = { roles: ADMINISTRATORS, needsRecentSignIn: true } as const;

/** Only this table says who has a permission. */
export const STAFF_PERMISSIONS = {
  'overview.read': { roles: ['ADMIN', 'MANAGER'] },
  'rights.read': { roles: ['ADMIN', 'MANAGER'], byToken: 'always' },
  'search.read': ofAdministrators,

  'tokens.read': { roles: ['ADMIN', 'MANAGER'], byToken: 'never' },
  'tokens.make': { roles: ['ADMIN', 'MANAGER'], byToken: 'never', needsRecentSignIn: true },
  'tokens.revoke': { roles: ['ADMIN', 'MANAGER'], byToken: 'never' },
  'tokens.of_others': { roles: ADMINISTRATORS, byToken: 'never' },

  'users.read': ofAdministrators,
  'users.change': ofAdministrators,
  'users.change_role': confirmed,
  'users.delete': confirmed,
  'users.reveal': confirmed,
  'sessions.end': ofAdministrators,
  'balances.change': confirmed,

  'catalogue.read': ofAdministrators,
  'catalogue.change': ofAdministrators,
  'catalogue.sync': ofAdministrators,
  'prices.change': confirmed,
  'providers.read': ofAdministrators,
  'providers.pause': ofAdministrators,
  'providers.change': confirmed,

  'orders.read': ofAdministrators,
  'orders.change': ofAdministrators,
  'orders.refund': confirmed,
  'messages.reveal': confirmed,
  'topups.read': ofAdministrators,
  'topups.reread': ofAdministrators,
  'topups.refund': confirmed,

  'cases.read': ofAdministrators,
  'cases.change': ofAdministrators,

  'gateways.read': ofAdministrators,
  'gateways.change': confirmed,

  'figures.rebuild': ofAdministrators,
  'reports.read': ofAdministrators,
  'reports.close': confirmed,
  'books.reconcile': ofAdministrators,
  'books.change': confirmed,
  'incidents.read': ofAdministrators,
  'incidents.change': ofAdministrators,
  'alarms.read': ofAdministrators,
  'alarms.acknowledge': ofAdministrators,
  'audit.read': ofAdministrators,
  'personal_data.export': confirmed,
  'settings.read': ofAdministrators,
  'settings.change': confirmed,
} as const satisfies Record<string, Permission>;

export type StaffPermission = keyof typeof STAFF_PERMISSIONS;

/** The kinds of things that an action changes, as the audit names them. */
export type StaffEntity =
  | 'wallet'
  | 'user'
  | 'session'
  | 'token'
  | 'figures'
  | 'report'
  | 'list'
  | 'difference'
  | 'account'
  | 'alarm'
  | 'incident'
  | 'case'
  | 'setting'
  | 'catalogue'
  | 'product'
  | 'offer'
  | 'service'
  | 'category'
  | 'country'
  | 'provider'
  | 'gateway'
  | 'order'
  | 'message'
  | 'topup';

interface StaffActionRule {
  permission: StaffPermission;
  entity: StaffEntity;
  reason: 'required' | 'optional' | 'none';
  hasDryRun: boolean;
}

const rule = <Entity extends StaffEntity>(entity: Entity, permission: StaffPermission) =>
  ({ entity, permission, reason: 'optional', hasDryRun: true }) as const;

const reasoned = <Entity extends StaffEntity>(entity: Entity, permission: StaffPermission) =>
  ({ entity, permission, reason: 'required', hasDryRun: true }) as const;

const WITHOUT_DRY_RUN = { hasDryRun: false } as const;

/** A route that changes something names its action, and only that name is enforced. */
export const STAFF_ACTIONS = {
  'user.create': rule('user', 'users.change'),
  'user.change': rule('user', 'users.change'),
  'user.change_status': reasoned('user', 'users.change'),
  'user.change_role': rule('user', 'users.change_role'),
  'user.change_basic': rule('user', 'users.change'),
  'user.change_profile': rule('user', 'users.change'),
  'user.delete': rule('user', 'users.delete'),
  'user.resend_verification': rule('user', 'users.change'),
  'user.reset_password': rule('user', 'users.change'),
  'user.block_purchases': rule('user', 'users.change'),
  'user.release_purchases': rule('user', 'users.change'),
  'user.clear_flag': rule('user', 'users.change'),
  'user.add_note': rule('user', 'users.change'),
  'user.reveal': { ...reasoned('user', 'users.reveal'), ...WITHOUT_DRY_RUN },
  'token.create': rule('token', 'tokens.make'),
  'token.revoke': rule('token', 'tokens.revoke'),
  'sessions.end': rule('session', 'sessions.end'),
  'balance.adjust': reasoned('wallet', 'balances.change'),
  'balance.waive_debt': reasoned('wallet', 'balances.change'),

  'catalogue.sync': rule('catalogue', 'catalogue.sync'),
  'product.create': rule('product', 'prices.change'),
  'product.change': rule('product', 'prices.change'),
  'product.pause': rule('product', 'catalogue.change'),
  'product.resume': rule('product', 'catalogue.change'),
  'offer.move': rule('offer', 'prices.change'),
  'offer.open': rule('offer', 'prices.change'),
  'service.change': rule('service', 'catalogue.change'),
  'category.create': rule('category', 'catalogue.change'),
  'category.change': rule('category', 'catalogue.change'),
  'country.change': rule('country', 'catalogue.change'),
  'provider.create': rule('provider', 'providers.change'),
  'provider.change': rule('provider', 'providers.change'),
  'provider.pause': rule('provider', 'providers.pause'),
  'provider.resume': rule('provider', 'providers.pause'),
  'provider.check': { ...rule('provider', 'providers.pause'), ...WITHOUT_DRY_RUN },

  'order.cancel': rule('order', 'orders.change'),
  'order.refund': rule('order', 'orders.refund'),
  'order.recheck': rule('order', 'orders.change'),
  'order.note': rule('order', 'orders.change'),
  'message.reveal': { ...reasoned('message', 'messages.reveal'), ...WITHOUT_DRY_RUN },
  'topup.reread': rule('topup', 'topups.reread'),
  'topup.refund': rule('topup', 'topups.refund'),
  'case.assign': rule('case', 'cases.change'),
  'case.postpone': rule('case', 'cases.change'),
  'case.reread': rule('case', 'cases.change'),
  'case.decide': rule('case', 'cases.change'),
  'case.take_reply_back': rule('case', 'cases.change'),
  'case.reply': rule('case', 'cases.change'),
  'gateway.register_webhook': rule('gateway', 'gateways.change'),

  'figures.rebuild': rule('figures', 'figures.rebuild'),
  'reports.close': rule('report', 'reports.close'),
  'reconciliation.run': rule('report', 'books.reconcile'),
  'reconciliation.accept': rule('difference', 'books.change'),
  'reconciliation.verify': rule('report', 'books.reconcile'),
  'books.fund': rule('account', 'books.change'),
  'incident.open': rule('incident', 'incidents.change'),
  'incident.update': rule('incident', 'incidents.change'),
  'incident.correct': rule('incident', 'incidents.change'),
  'alarms.acknowledge': rule('alarm', 'alarms.acknowledge'),
  'setting.change': rule('setting', 'settings.change'),
  'setting.reset': rule('setting', 'settings.change'),
  'list.export': { entity: 'list', permission: 'personal_data.export', reason: 'none', ...WITHOUT_DRY_RUN },
} as const satisfies Record<string, StaffActionRule>;

export type StaffAction = keyof typeof STAFF_ACTIONS;
