import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import type { Actor, RateLimit, RateLimiter } from '../../../platform/http/index.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import { reconfirmationStore } from './credentials.store.js';

const PER_ACCOUNT: RateLimit = { name: 'reconfirmation.account', limit: 10, windowSeconds: 900 };

/** How long a session counts as confirmed after its owner signed in at the identity provider once more. */
const CONFIRMED_MS = 10 * 60_000;

/** True while a session's last confirmation still speaks for its owner. */
export const isFreshlyConfirmed = (confirmedAt: Date | null, now: Date): boolean =>
  confirmedAt !== null && now.getTime() - confirmedAt.getTime() < CONFIRMED_MS;

interface Deps {
  db: Database;
  clock: Clock;
  rateLimiter: RateLimiter;
  hasher: PasswordHasher;
}

/** Asks once more who is there, before something that a stolen session must not be enough for. */
export class Reconfirmation {
  constructor(private readonly deps: Deps) {}

  /**
   * By the password; where the account has none, by a sign-in at the identity provider a moment ago.
   * @throws DomainError INVALID_PASSWORD, REAUTHENTICATION_REQUIRED, TOO_MANY_ATTEMPTS; InvalidInputError naming
   * `password` when it is missing
   */
  async assertConfirmed(actor: Actor, password: string | undefined): Promise<void> {
    const { db, clock, rateLimiter, hasher } = this.deps;
    const { passwordHash, confirmedAt } = await reconfirmationStore(db.sql).get(actor);
    if (passwordHash === null) {
      if (isFreshlyConfirmed(confirmedAt, clock.now())) return;
      throw new DomainError('REAUTHENTICATION_REQUIRED');
    }
    if (!password) throw new InvalidInputError({ password: 'password_required' });
    await rateLimiter.consume(PER_ACCOUNT, actor.userId, 'TOO_MANY_ATTEMPTS');
    if (!(await hasher.verify(passwordHash, password))) throw new DomainError('INVALID_PASSWORD');
    await rateLimiter.reset(PER_ACCOUNT, actor.userId);
  }

  /**
   * Confirms the session of this caller by the password, so that it may do for 15 minutes what needs a recent sign-in.
   * @throws DomainError as `assertConfirmed`
   */
  async confirmSession(actor: Actor, password: string): Promise<void> {
    await this.assertConfirmed(actor, password);
    const { db, clock } = this.deps;
    if (actor.sessionId) await reconfirmationStore(db.sql).confirm(actor.sessionId, clock.now());
  }
}
