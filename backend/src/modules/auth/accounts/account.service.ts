import type { Database } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Actor } from '../../../platform/http/index.js';
import type { Random } from '../../../platform/random.js';
import type { Platform } from '../../../platform/platform.js';
import { isUuid } from '../../../platform/ids.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import { NO_ORIGIN } from '../activity/activity-event.js';
import type { AccessRevocation } from '../sessions/access-revocation.js';
import type { Account } from './account.js';
import { createAccountStore, type Preferences, createAdministratorStore } from './account.store.js';
import { normalisedEmail, parseEmail } from './email-address.js';

export class AccountService {
  constructor(private readonly db: Database) {}

  /** @throws DomainError NOT_FOUND also when the account was deleted */
  async getAccount(id: string): Promise<Account> {
    const account = await createAccountStore(this.db.sql).find(id);
    if (!account) throw new DomainError('NOT_FOUND');
    return account;
  }

  async findNamed(named: readonly string[]): Promise<Map<string, Account>> {
    const keys = named.map((name) => ({
      name,
      key: isUuid(name) ? name.toLowerCase() : normalisedEmail(name),
    }));
    const found = await createAccountStore(this.db.sql).listNamed(keys.map(({ key }) => key));
    const byKey = new Map(
      found.flatMap((account) => [[account.id, account] as const, [account.email, account] as const]),
    );
    return new Map(
      keys.flatMap(({ name, key }) => {
        const account = byKey.get(key);
        return account ? [[name, account] as const] : [];
      }),
    );
  }

  changePreferences(actor: Actor, preferences: Preferences): Promise<Account> {
    return createAccountStore(this.db.sql).changePreferences(actor.userId, preferences);
  }
}

const PASSWORD_BYTES = 12;

export interface FirstAdministrator {
  email: string;
  password: string;
}

export interface WantedAdministrator {
  email: string;
  password: string | undefined;
}

type Deps = Pick<Platform, 'db' | 'clock' | 'random'> & {
  revocation: AccessRevocation;
  hasher: PasswordHasher;
};

// The fixed end makes the password satisfy the password rules.
const generatedPassword = (random: Random) => `${random.token(PASSWORD_BYTES)}aA1!`;

/** Null when an administrator exists. An account that somebody registered with this address becomes theirs. */
export async function ensureFirstAdministrator(
  { db, clock, random, revocation, hasher }: Deps,
  wanted: WantedAdministrator,
): Promise<FirstAdministrator | null> {
  if (await createAdministratorStore(db.sql).exists()) return null;
  const email = parseEmail(wanted.email);
  const password = wanted.password ?? generatedPassword(random);
  const passwordHash = await hasher.hash(password);
  return db.transaction(async (unit) => {
    const store = createAdministratorStore(unit.sql);
    await store.lock();
    if (await store.exists()) return null;
    const userId = await store.appoint(email, passwordHash, clock.now());
    await revocation.revoke({ userId, origin: NO_ORIGIN, cause: 'appointed', revokesApiKeys: true }, unit);
    return { email, password };
  });
}
