import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { grantableBy, permissionsOf, type Actor } from '../../../platform/http/index.js';
import type { StaffPermission } from '../../../platform/http/index.js';
import type { AuthModule, StaffToken } from '../../auth/index.js';
import type { StaffChange } from '../audit/audit.models.js';
import type { StaffRequest } from '../audit/staff-action.js';
import { changeAsStaff } from '../audit/staff-change.js';

interface Deps {
  db: Database;
  clock: Clock;
  auth: Pick<AuthModule, 'staffTokens' | 'emailsOf'>;
}

/** A token with the address of its maker. */
export interface NamedToken {
  token: StaffToken;
  makerEmail: string | null;
}

const factsOf = ({ name, permissions, expiresAt }: StaffToken) => ({
  name,
  permissions,
  expires_at: expiresAt.toISOString(),
});

const entityOf = ({ id, userId }: StaffToken): Pick<StaffChange, 'entityId' | 'userId'> => ({
  entityId: id,
  userId,
});

/** Whose tokens the caller sees and revokes; null for everybody's. */
const reachOf = (actor: Actor) => (permissionsOf(actor).includes('tokens.of_others') ? null : actor.userId);

/** What staff give to their scripts. */
export class StaffTokensService {
  constructor(private readonly deps: Deps) {}

  async list(actor: Actor): Promise<NamedToken[]> {
    const { auth } = this.deps;
    const tokens = await auth.staffTokens.list(reachOf(actor));
    const emails = await auth.emailsOf([...new Set(tokens.map(({ userId }) => userId))]);
    return tokens.map((token) => ({ token, makerEmail: emails.get(token.userId) ?? null }));
  }

  /** @throws DomainError FORBIDDEN for a permission that the maker has not, STAFF_TOKEN_LIMIT_REACHED */
  async create(
    actor: Actor,
    wanted: { name: string; permissions: StaffPermission[]; days: number },
    asked: StaffRequest,
  ): Promise<NamedToken & { secret: string }> {
    const grantable = new Set(grantableBy(actor));
    if (!wanted.permissions.every((name) => grantable.has(name))) throw new DomainError('FORBIDDEN');
    const { auth } = this.deps;
    const { token, secret } = await changeAsStaff(this.deps, asked, async (unit) => {
      const made = await auth.staffTokens.create({ ...wanted, userId: actor.userId }, asked.origin, unit);
      const { token: after } = made;
      const change = { ...entityOf(after), before: null, after: factsOf(after) };
      return { result: made, changes: [{ ...change, action: 'token.create' }] };
    });
    return { token, secret, makerEmail: actor.email };
  }

  /** @throws DomainError NOT_FOUND */
  async revoke(actor: Actor, id: string, asked: StaffRequest): Promise<void> {
    const { auth } = this.deps;
    await changeAsStaff(this.deps, asked, async (unit) => {
      const before = await auth.staffTokens.revoke({ id, madeBy: reachOf(actor) }, asked.origin, unit);
      const change = { ...entityOf(before), before: factsOf(before), after: null };
      return { result: undefined, changes: [{ ...change, action: 'token.revoke' }] };
    });
  }
}
