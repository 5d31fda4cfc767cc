import type { UnitOfWork } from '../../../platform/database/index.js';
import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import type { Platform } from '../../../platform/platform.js';
import { createAccountStore } from '../accounts/account.store.js';
import type { RequestOrigin } from '../activity/activity-event.js';
import type { ActivityLog } from '../activity/activity-log.js';
import { tokenHash } from '../secrets.js';
import type { SecurityNotices } from '../security-mails/security-notices.js';
import {
  MOST_STAFF_TOKENS,
  STAFF_TOKEN_PREFIX,
  type StaffToken,
  type WantedStaffToken,
  createStaffTokenStore,
} from './staff-token.store.js';

const SECRET_BYTES = 32;
const SHOWN_CHARACTERS = STAFF_TOKEN_PREFIX.length + 6;
const DAY_MS = 86_400_000;

type Deps = Pick<Platform, 'db' | 'clock' | 'random'> & {
  activityLog: ActivityLog;
  notices: SecurityNotices;
};

export class StaffTokenService {
  constructor(private readonly deps: Deps) {}

  list(userId: string | null): Promise<StaffToken[]> {
    return createStaffTokenStore(this.deps.db.sql).list(userId);
  }

  /** @throws InvalidInputError, DomainError STAFF_TOKEN_LIMIT_REACHED */
  async create(
    { userId, permissions, days, ...wanted }: WantedStaffToken,
    origin: RequestOrigin,
    unit: UnitOfWork,
  ): Promise<{ token: StaffToken; secret: string }> {
    const { clock, random, activityLog, notices } = this.deps;
    const name = wanted.name.replace(/\p{C}/gu, '').trim();
    if (!name) throw new InvalidInputError({ name: 'required' });
    const secret = `${STAFF_TOKEN_PREFIX}${random.token(SECRET_BYTES)}`;
    const createdAt = clock.now();
    const row = {
      userId,
      name,
      permissions,
      createdAt,
      prefix: secret.slice(0, SHOWN_CHARACTERS),
      secretHash: tokenHash(secret),
      expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
    };
    const token = await createStaffTokenStore(unit.sql).insert(row, MOST_STAFF_TOKENS);
    if (!token) throw new DomainError('STAFF_TOKEN_LIMIT_REACHED', { maximum: MOST_STAFF_TOKENS });
    await activityLog.record({ userId, kind: 'staff_token_created', origin, subject: name }, unit);
    await notices.named('staff_token_created', await createAccountStore(unit.sql).get(userId), name, unit);
    return { token, secret };
  }

  /** @throws DomainError NOT_FOUND also when another person than `madeBy` made the token */
  async revoke(
    { id, madeBy }: { id: string; madeBy: string | null },
    origin: RequestOrigin,
    unit: UnitOfWork,
  ): Promise<StaffToken> {
    const token = await createStaffTokenStore(unit.sql).revoke(id, madeBy);
    if (!token) throw new DomainError('NOT_FOUND');
    const { userId, name } = token;
    await this.deps.activityLog.record({ userId, kind: 'staff_token_revoked', origin, subject: name }, unit);
    return token;
  }
}
