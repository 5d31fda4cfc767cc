import type { Clock } from '../../platform/clock.js';
import { statement, type Database } from '../../platform/database/index.js';
import type { EventBus } from '../../platform/events/index.js';
import type { Random } from '../../platform/random.js';
import { parseEmail } from './email-address.js';
import type { PasswordHasher } from './password-hasher.js';
import { publishSessionEnded } from './session.service.js';
import { sessionStore } from './session.store.js';

const PASSWORD_BYTES = 12;

/** What is needed to sign in as the administrator that was just created. */
export interface FirstAdministrator {
  email: string;
  password: string;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  random: Random;
  events: EventBus;
  hasher: PasswordHasher;
}

const EXISTS = statement('auth.administrator.exists', `SELECT 1 FROM users WHERE role = 'ADMIN' LIMIT 1`);

// Two replicas may start at once; the lock lasts to the end of the transaction.
const LOCK = statement(
  'auth.administrator.lock',
  `SELECT pg_advisory_xact_lock(hashtext('first administrator'))`,
);

const UPSERT = statement(
  'auth.administrator.upsert',
  `INSERT INTO users (email, password_hash, role, is_email_verified, created_at)
   VALUES ($1, $2, 'ADMIN', true, $3)
   ON CONFLICT (lower(email)) DO UPDATE
     SET password_hash = excluded.password_hash, role = 'ADMIN', is_email_verified = true, is_active = true,
         must_change_password = false
   RETURNING id`,
);

// The fixed end satisfies the composition rules, the rest carries the strength.
const generatedPassword = (random: Random) => `${random.token(PASSWORD_BYTES)}aA1!`;

/**
 * Creates the administrator unless there is one; null when there is. Whoever registered the address before
 * loses it: the operator names it, and the sessions opened with it end.
 */
export async function ensureFirstAdministrator(
  { db, clock, random, events, hasher }: Dependencies,
  wanted: { email: string; password: string | undefined },
): Promise<FirstAdministrator | null> {
  if (await db.sql.row(EXISTS)) return null;
  const email = parseEmail(wanted.email);
  const password = wanted.password ?? generatedPassword(random);
  const passwordHash = await hasher.hash(password);
  return db.transaction(async (unit) => {
    await unit.sql.row(LOCK);
    if (await unit.sql.row(EXISTS)) return null;
    const now = clock.now();
    const row = await unit.sql.row<{ id: string }>(UPSERT, [email, passwordHash, now]);
    const ended = await sessionStore(unit.sql).endAll(row!.id, now);
    unit.afterCommit(() => ended.forEach((session) => publishSessionEnded(events, session)));
    return { email, password };
  });
}
