import { DomainError } from '../errors/index.js';
import type { Actor, Role } from './actor.js';

interface Permission {
  roles: readonly Role[];
  /** Asks for a sign-in or a confirmation of this session that is not older than 15 minutes. */
  needsRecentSignIn?: true;
}

const ADMINISTRATORS: readonly Role[] = ['ADMIN'];

const ofAdministrators = { roles: ADMINISTRATORS };

/** What a stolen session must not be enough for: rights, money, keys and settings. */
const confirmed = { roles: ADMINISTRATORS, needsRecentSignIn: true } as const;

/** What staff may do. Each route of the back-office names one, and this is the only place that says who has it. */
export const STAFF_PERMISSIONS = {
  'overview.read': { roles: ['ADMIN', 'MANAGER'] },
  'search.read': ofAdministrators,

  'users.read': ofAdministrators,
  'users.change': ofAdministrators,
  'users.change_role': confirmed,
  'users.delete': confirmed,
  'sessions.end': ofAdministrators,
  'balances.change': confirmed,

  'catalogue.read': ofAdministrators,
  'catalogue.change': ofAdministrators,
  'catalogue.sync': ofAdministrators,
  'prices.change': ofAdministrators,
  'providers.read': ofAdministrators,
  'providers.pause': ofAdministrators,
  'providers.change': confirmed,

  'orders.read': ofAdministrators,
  'orders.change': ofAdministrators,
  'orders.refund': confirmed,
  'messages.reveal': ofAdministrators,
  'topups.read': ofAdministrators,
  'topups.reread': ofAdministrators,
  'topups.refund': confirmed,

  'gateways.read': ofAdministrators,
  'gateways.change': confirmed,

  'figures.rebuild': ofAdministrators,
  'reports.read': ofAdministrators,
  'reports.close': confirmed,
  'books.reconcile': ofAdministrators,
  'books.change': confirmed,
  'alarms.read': ofAdministrators,
  'alarms.acknowledge': ofAdministrators,
  'audit.read': ofAdministrators,
  'settings.read': ofAdministrators,
  'settings.change': confirmed,
} as const satisfies Record<string, Permission>;

export type StaffPermission = keyof typeof STAFF_PERMISSIONS;

/** What the role may do, such as for the entries that a screen shows. */
export function permissionsOf(role: Role): StaffPermission[] {
  return Object.entries<Permission>(STAFF_PERMISSIONS)
    .filter(([, { roles }]) => roles.includes(role))
    .map(([name]) => name as StaffPermission);
}

/**
 * @throws DomainError FORBIDDEN when the role has not the permission, REAUTHENTICATION_REQUIRED when the session has to
 * be confirmed first
 */
export function assertPermitted(actor: Actor, name: string | undefined): void {
  const permission = (STAFF_PERMISSIONS as Record<string, Permission>)[name ?? ''];
  if (!permission) throw new Error(`A route names no permission that exists: ${name}`);
  if (!permission.roles.includes(actor.role)) throw new DomainError('FORBIDDEN');
  if (permission.needsRecentSignIn && !actor.isRecentlyConfirmed) {
    throw new DomainError('REAUTHENTICATION_REQUIRED');
  }
}
