import { DomainError } from '../errors/index.js';
import type { Actor } from './actor.js';
import {
  STAFF_ACTIONS,
  STAFF_PERMISSIONS,
  type Permission,
  type StaffAction,
  type StaffPermission,
} from './staff-actions.js';

type Rights = Pick<Actor, 'role' | 'staffToken'>;

const isGiven = ({ role, staffToken }: Rights, name: string, { roles, byToken }: Permission): boolean =>
  roles.includes(role) &&
  (!staffToken || byToken === 'always' || (byToken !== 'never' && staffToken.permissions.includes(name)));

const namesWhere = (matches: (name: string, permission: Permission) => boolean) =>
  Object.entries<Permission>(STAFF_PERMISSIONS)
    .filter(([name, permission]) => matches(name, permission))
    .map(([name]) => name as StaffPermission);

export function permissionsOf(rights: Rights): StaffPermission[] {
  return namesWhere((name, permission) => isGiven(rights, name, permission));
}

/** The permissions that this person may grant to a token. */
export function grantableBy({ role }: Pick<Actor, 'role'>): StaffPermission[] {
  return namesWhere((_name, { roles, byToken }) => roles.includes(role) && byToken === undefined);
}

/** @throws DomainError FORBIDDEN, REAUTHENTICATION_REQUIRED */
export function assertPermitted(actor: Actor, name: StaffPermission): void {
  const permission: Permission = STAFF_PERMISSIONS[name];
  if (!isGiven(actor, name, permission)) throw new DomainError('FORBIDDEN');
  if (permission.needsRecentSignIn && !actor.isRecentlyConfirmed) {
    throw new DomainError('REAUTHENTICATION_REQUIRED');
  }
}

const isAction = (name: string): name is StaffAction => Object.hasOwn(STAFF_ACTIONS, name);
const isPermission = (name: string): name is StaffPermission => Object.hasOwn(STAFF_PERMISSIONS, name);

/** Null for a permission to read. @throws DomainError like `assertPermitted` */
export function admitStaff(actor: Actor, name: string, changesSomething: boolean): StaffAction | null {
  if (changesSomething && isAction(name)) {
    assertPermitted(actor, STAFF_ACTIONS[name].permission);
    return name;
  }
  if (changesSomething || !isPermission(name)) throw new Error(`A route names nothing that exists: ${name}`);
  assertPermitted(actor, name);
  return null;
}
