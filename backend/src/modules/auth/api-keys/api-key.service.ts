import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import {
  DIALECT_KEY_CHARACTERS,
  TEST_KEY_PREFIX,
  type Actor,
  type RateLimit,
} from '../../../platform/http/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { RequestOrigin } from '../activity/activity-event.js';
import type { ActivityLog } from '../activity/activity-log.js';
import { createAccountStore } from '../accounts/account.store.js';
import { tokenHash } from '../secrets.js';
import { publishApiKeyRevoked } from '../sessions/access-revocation.js';
import { createApiKeyStore, type ApiKey, type KeyMaker, MOST_API_KEYS } from './api-key.store.js';
import type { SecurityNotices } from '../security-mails/security-notices.js';

/** Scanners of leaked secrets know this prefix. */
const PREFIX = 'torpedo_';
const SECRET_BYTES = 32;
const SHOWN_SECRET_CHARACTERS = 6;

const CREATED: RateLimit = { name: 'api_key.created', limit: 30, windowSeconds: 3600 };

type NewKey = Pick<ApiKey, 'name' | 'scope' | 'isDialect' | 'isTest' | 'dailyBudgetCents'>;

function assertBudget({ isTest, dailyBudgetCents }: Pick<NewKey, 'isTest' | 'dailyBudgetCents'>): void {
  if (isTest && dailyBudgetCents !== null) throw new InvalidInputError({ daily_budget_cents: 'invalid' });
}

type Deps = Pick<Platform, 'db' | 'clock' | 'random' | 'events' | 'rateLimiter'> & {
  activityLog: ActivityLog;
  notices: SecurityNotices;
};

const makerOf = ({ userId, member }: Actor): KeyMaker => ({ userId, memberId: member?.userId ?? null });

export class ApiKeyService {
  constructor(private readonly deps: Deps) {}

  list(actor: Actor): Promise<ApiKey[]> {
    const { db, clock } = this.deps;
    return createApiKeyStore(db.sql).list(makerOf(actor), clock.now());
  }

  /** @throws InvalidInputError, DomainError REAUTHENTICATION_REQUIRED, API_KEY_LIMIT_REACHED, RATE_LIMITED */
  async create(
    actor: Actor,
    wanted: NewKey,
    origin: RequestOrigin,
  ): Promise<{ key: ApiKey; secret: string }> {
    const { db, clock, random, rateLimiter, activityLog, notices } = this.deps;
    const { userId, currency, isRecentlyConfirmed } = actor;
    const name = wanted.name.replace(/\p{C}/gu, '').trim();
    if (!name) throw new InvalidInputError({ name: 'required' });
    if (!isRecentlyConfirmed) throw new DomainError('REAUTHENTICATION_REQUIRED');
    await rateLimiter.consume(CREATED, userId);
    const { scope, isDialect, isTest, dailyBudgetCents } = wanted;
    assertBudget(wanted);
    const start = isDialect ? '' : isTest ? TEST_KEY_PREFIX : PREFIX;
    const secret = start + (isDialect ? random.letters(DIALECT_KEY_CHARACTERS) : random.token(SECRET_BYTES));
    const row = {
      ...makerOf(actor),
      name,
      scope,
      isDialect,
      isTest,
      prefix: secret.slice(0, start.length + SHOWN_SECRET_CHARACTERS),
      secretHash: tokenHash(secret),
      createdAt: clock.now(),
      dailyBudgetCents,
      currency,
    };
    const key = await db.transaction(async (unit) => {
      const created = await createApiKeyStore(unit.sql).insert(row, MOST_API_KEYS);
      if (!created) throw new DomainError('API_KEY_LIMIT_REACHED', { maximum: MOST_API_KEYS });
      await activityLog.record({ userId, kind: 'api_key_created', origin, subject: name }, unit);
      await notices.named('api_key_created', await createAccountStore(unit.sql).get(userId), name, unit);
      return created;
    });
    return { key, secret };
  }

  /**
   * The budget is in the currency in which the account buys now; null removes it.
   * @throws DomainError NOT_FOUND, InvalidInputError for a test key
   */
  async setBudget(actor: Actor, id: string, cents: number | null, origin: RequestOrigin): Promise<ApiKey> {
    const { db, clock, activityLog } = this.deps;
    return db.transaction(async (unit) => {
      const store = createApiKeyStore(unit.sql);
      const before = await store.read(makerOf(actor), id, clock.now());
      if (!before) throw new DomainError('NOT_FOUND');
      assertBudget({ ...before, dailyBudgetCents: cents });
      await store.setBudget(makerOf(actor), id, cents, actor.currency);
      const key = await store.read(makerOf(actor), id, clock.now());
      if (!key) throw new DomainError('NOT_FOUND');
      await activityLog.record(
        { userId: actor.userId, kind: 'api_key_budget_set', origin, subject: key.name },
        unit,
      );
      return key;
    });
  }

  /** @throws DomainError NOT_FOUND */
  async revoke(actor: Actor, id: string, origin: RequestOrigin): Promise<void> {
    const { db, events, activityLog } = this.deps;
    await db.transaction(async (unit) => {
      const revoked = await createApiKeyStore(unit.sql).revoke(makerOf(actor), id);
      if (!revoked) throw new DomainError('NOT_FOUND');
      await activityLog.record(
        { userId: actor.userId, kind: 'api_key_revoked', origin, subject: revoked.name },
        unit,
      );
      unit.afterCommit(() => publishApiKeyRevoked(events, revoked));
    });
  }
}
