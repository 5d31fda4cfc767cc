import type { Database } from '../../../platform/database/index.js';
import type { Actor } from '../../../platform/http/index.js';
import type { Clock } from '../../../platform/clock.js';
import type { Random } from '../../../platform/random.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import type { AccessRevocation } from '../sessions/access-revocation.js';
import type { Account } from './account.js';
import { accountStore, type Preferences, administratorStore } from './account.store.js';
import { parseEmail } from './email-address.js';

/** Reads accounts and changes what they prefer. */
export class AccountService {
  constructor(private readonly db: Database) {}

  /** @throws DomainError NOT_FOUND */
  getAccount(id: string): Promise<Account> {
    return accountStore(this.db.sql).get(id);
  }

  changePreferences(actor: Actor, preferences: Preferences): Promise<Account> {
    return accountStore(this.db.sql).changePreferences(actor.userId, preferences);
  }
}

const PASSWORD_BYTES = 12;

/** What is needed to sign in as the administrator that was just created. */
export interface FirstAdministrator {
  email: string;
  password: string;
}

interface Deps {
  db: Database;
  clock: Clock;
  random: Random;
  revocation: AccessRevocation;
  hasher: PasswordHasher;
}

// The fixed end satisfies the composition rules, the rest carries the strength.
const generatedPassword = (random: Random) => `${random.token(PASSWORD_BYTES)}aA1!`;

/**
 * Creates the administrator unless there is one; null when there is. Whoever registered the address before
 * loses it: the operator names it, and its sessions and API keys are revoked.
 */
export async function ensureFirstAdministrator(
  { db, clock, random, revocation, hasher }: Deps,
  wanted: { email: string; password: string | undefined },
): Promise<FirstAdministrator | null> {
  if (await administratorStore(db.sql).exists()) return null;
  const email = parseEmail(wanted.email);
  const password = wanted.password ?? generatedPassword(random);
  const passwordHash = await hasher.hash(password);
  return db.transaction(async (unit) => {
    const store = administratorStore(unit.sql);
    await store.lock();
    if (await store.exists()) return null;
    const userId = await store.appoint(email, passwordHash, clock.now());
    await revocation.revokeSessions(userId, unit);
    await revocation.revokeApiKeys(userId, { ipAddress: null, userAgent: null }, unit);
    return { email, password };
  });
}
