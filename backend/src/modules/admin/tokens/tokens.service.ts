import { DomainError } from '../../../platform/errors/index.js';
import {
  type Actor,
  grantableBy,
  permissionsOf,
  type StaffPermission,
} from '../../../platform/http/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { AuthModule, StaffToken } from '../../auth/index.js';
import type { StaffChange } from '../audit/audit.models.js';
import type { StaffRequest } from '../audit/staff-action.js';
import { changeAsStaff } from '../audit/staff-change.js';
import type { ReasonDto } from '../admin.dto.js';

/** A token with which a script of staff calls the API. */
export interface StaffTokenDto {
  id: string;
  /** The name that its maker gave it. */
  name: string;
  /** The permissions that it was made with. It loses those that its maker loses. */
  permissions: StaffPermission[];
  /** The first characters of the token. */
  prefix: string;
  maker: { id: string; email: string | null };
  created_at: string;
  expires_at: string;
  /** Exact to the minute; null before the first use. */
  last_used_at: string | null;
}

/** A staff token to be made. */
export interface CreateStaffTokenRequestDto extends ReasonDto {
  /** @isString required @minLength 1 required @maxLength 60 too_long @example "Night report" */
  name: string;
  /**
   * Its permissions, at most the `grantable` ones of `GET /api/v1/admin/rights`.
   * @minItems 1 required @maxItems 100 too_long
   * @uniqueItems invalid
   */
  permissions: StaffPermission[];
  /** After how many days it stops working. @isInt not_integer @minimum 1 too_small @maximum 90 too_large @example 30 */
  expires_in_days: number;
}

export interface CreatedStaffTokenDto extends StaffTokenDto {
  /** Send it as `Authorization: Bearer`. It is never shown again. */
  token: string;
}

interface Deps extends Pick<Platform, 'db' | 'clock'> {
  auth: Pick<AuthModule, 'staffTokens' | 'emailsOf'>;
}

const presented = (token: StaffToken, makerEmail: string | null): StaffTokenDto => ({
  id: token.id,
  name: token.name,
  permissions: token.permissions,
  prefix: token.prefix,
  maker: { id: token.userId, email: makerEmail },
  created_at: token.createdAt.toISOString(),
  expires_at: token.expiresAt.toISOString(),
  last_used_at: token.lastUsedAt?.toISOString() ?? null,
});

const factsOf = ({ name, permissions, expiresAt }: StaffToken) => ({
  name,
  permissions,
  expires_at: expiresAt.toISOString(),
});

const entityOf = ({ id, userId }: StaffToken): Pick<StaffChange, 'entityId' | 'userId'> => ({
  entityId: id,
  userId,
});

/** The person whose tokens the caller may see and revoke; null for those of everybody. */
const reachOf = (actor: Actor) => (permissionsOf(actor).includes('tokens.of_others') ? null : actor.userId);

export class StaffTokensService {
  constructor(private readonly deps: Deps) {}

  async list(actor: Actor): Promise<StaffTokenDto[]> {
    const { auth } = this.deps;
    const tokens = await auth.staffTokens.list(reachOf(actor));
    const emails = await auth.emailsOf(tokens.map(({ userId }) => userId));
    return tokens.map((token) => presented(token, emails.get(token.userId) ?? null));
  }

  /** @throws DomainError FORBIDDEN for a permission that the maker does not have, STAFF_TOKEN_LIMIT_REACHED */
  async create(
    actor: Actor,
    { name, permissions, expires_in_days: days }: CreateStaffTokenRequestDto,
    asked: StaffRequest,
  ): Promise<CreatedStaffTokenDto> {
    const grantable = new Set(grantableBy(actor));
    if (!permissions.every((permission) => grantable.has(permission))) throw new DomainError('FORBIDDEN');
    const { auth } = this.deps;
    const { token, secret } = await changeAsStaff(this.deps, asked, async (unit) => {
      const wanted = { name, permissions, days, userId: actor.userId };
      const made = await auth.staffTokens.create(wanted, asked.origin, unit);
      const { token: after } = made;
      const change = { ...entityOf(after), before: null, after: factsOf(after) };
      return { result: made, changes: [{ ...change, action: 'token.create' }] };
    });
    return { ...presented(token, actor.email), token: secret };
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
