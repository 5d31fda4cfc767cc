import { DomainError } from '../../../platform/errors/index.js';
import type { Actor, RateLimit } from '../../../platform/http/index.js';
import type { Platform } from '../../../platform/platform.js';
import { createAccountStore } from '../accounts/account.store.js';
import { tokenHash } from '../secrets.js';
import { readableName } from '../sessions/session.js';
import type { SessionOpener, SignedIn, SignInOrigin } from '../sign-in/session-opener.js';
import {
  GRANT_SECONDS,
  INTERVAL_SECONDS,
  normalisedUserCode,
  userCodeOf,
  type DeviceGrant,
} from './device-grant.js';
import { createDeviceGrantStore, type AskedGrant } from './device-grant.store.js';

const TOKEN_BYTES = 32;

const BEGIN_PER_NETWORK: RateLimit = { name: 'device.begin', limit: 20, windowSeconds: 900 };
const ASK_PER_NETWORK: RateLimit = { name: 'device.ask', limit: 600, windowSeconds: 900 };
/** Limits wrong codes, so that nobody can guess the code of another person. */
const LOOK_PER_ACCOUNT: RateLimit = { name: 'device.look', limit: 30, windowSeconds: 900 };

type Deps = Pick<Platform, 'db' | 'clock' | 'random' | 'rateLimiter'> & { opener: SessionOpener };

export class DeviceSignInService {
  constructor(private readonly deps: Deps) {}

  /** @throws DomainError RATE_LIMITED */
  async begin(clientName: string | undefined, origin: SignInOrigin) {
    const { db, clock, random, rateLimiter } = this.deps;
    await rateLimiter.consume(BEGIN_PER_NETWORK, origin.network);
    const deviceCode = random.token(TOKEN_BYTES);
    const userCode = userCodeOf(random.token(TOKEN_BYTES));
    const createdAt = clock.now();
    await createDeviceGrantStore(db.sql).insert({
      deviceCodeHash: tokenHash(deviceCode),
      userCode,
      clientName: readableName(clientName) ?? 'CLI',
      userAgent: origin.userAgent,
      ipAddress: origin.ipAddress,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + GRANT_SECONDS * 1_000),
      intervalSeconds: INTERVAL_SECONDS,
    });
    return { deviceCode, userCode };
  }

  /** @throws DomainError AUTHORIZATION_PENDING, SLOW_DOWN, ACCESS_DENIED, EXPIRED_TOKEN, ACCOUNT_DISABLED */
  async complete(deviceCode: string, origin: SignInOrigin): Promise<SignedIn> {
    const { db, clock, rateLimiter, opener } = this.deps;
    await rateLimiter.consume(ASK_PER_NETWORK, origin.network);
    const hash = tokenHash(deviceCode);
    const grant = await createDeviceGrantStore(db.sql).ask(hash, clock.now(), INTERVAL_SECONDS);
    const { userId, provedAt, clientName } = admitted(grant);
    const account = await createAccountStore(db.sql).get(userId);
    return opener.open(
      account,
      { ...origin, sessionName: clientName },
      {
        provedAt,
        use: async (unit) => {
          if (!(await createDeviceGrantStore(unit.sql).use(hash))) throw new DomainError('EXPIRED_TOKEN');
        },
      },
    );
  }

  /** @throws DomainError NOT_FOUND, RATE_LIMITED */
  async get(actor: Actor, userCode: string): Promise<DeviceGrant> {
    const { db, clock, rateLimiter } = this.deps;
    await rateLimiter.consume(LOOK_PER_ACCOUNT, actor.userId);
    const grant = await createDeviceGrantStore(db.sql).findOpen(normalisedUserCode(userCode), clock.now());
    if (!grant) throw new DomainError('NOT_FOUND');
    return grant;
  }

  /** The new session gets the caller's last proof. @throws DomainError REAUTHENTICATION_REQUIRED, NOT_FOUND */
  async decide(actor: Actor, userCode: string, isApproved: boolean): Promise<void> {
    const { db, clock, rateLimiter } = this.deps;
    const { userId, sessionId } = actor;
    if (isApproved && !actor.isRecentlyConfirmed) throw new DomainError('REAUTHENTICATION_REQUIRED');
    if (!sessionId) throw new DomainError('UNAUTHENTICATED');
    await rateLimiter.consume(LOOK_PER_ACCOUNT, userId);
    const [code, now] = [normalisedUserCode(userCode), clock.now()];
    const grants = createDeviceGrantStore(db.sql);
    const isDone = await (isApproved ? grants.approve(code, now, sessionId) : grants.deny(code, now));
    if (!isDone) throw new DomainError('NOT_FOUND');
  }
}

function admitted(grant: AskedGrant | null): AskedGrant & { userId: string } {
  if (!grant || grant.isExpired) throw new DomainError('EXPIRED_TOKEN');
  if (grant.userId !== null) return { ...grant, userId: grant.userId };
  if (grant.isDecided) throw new DomainError('ACCESS_DENIED');
  throw new DomainError(grant.isTooSoon ? 'SLOW_DOWN' : 'AUTHORIZATION_PENDING');
}
