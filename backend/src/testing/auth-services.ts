import type { ServerSecrets } from '../platform/seal.js';
import { createAuthServices } from '../modules/auth/auth.services.js';
import type { Registration } from '../modules/auth/registration/registration.service.js';
import type { SignIn } from '../modules/auth/sign-in/sign-in.service.js';
import { readConfig } from '../config.js';
import { statement, type Database } from '../platform/database/index.js';

import { createIdempotency, type Idempotency } from '../platform/idempotency/idempotency.js';
import { createLogger } from '../platform/logging/index.js';
import { createMemoryRateLimiter } from '../platform/rate-limits.js';
import { settingsSchema, type SettingsInput } from '../platform/settings/index.js';
import { recordingEvents, recordingMailer } from './recorders.js';
import type { TestDatabase } from './test-database.js';
import { testClock, testRandom } from './clock-and-random.js';

/** The origin of the requests of tests. */
export const ORIGIN = { ipAddress: '203.0.113.9', userAgent: 'test browser' };

export const PASSWORD = 'Correta-Porca-7!';

/** The cheapest cost that Argon2 allows, because tests sign in thousands of times. */
export const TEST_PASSWORD_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Removes all accounts and stored answers before the next test. */
export async function forgetAccounts({ owner: { sql } }: Pick<TestDatabase, 'owner'>): Promise<void> {
  await sql.row(statement('testing.forget_accounts', 'DELETE FROM users'));
  await sql.row(statement('testing.forget_answers', 'DELETE FROM idempotency_keys'));
}

/** Fails when it stores an answer: the work of the operation in the same transaction must be undone. */
export const brokenIdempotency: Idempotency = {
  run: (_request, operation) =>
    operation({ complete: () => Promise.reject(new Error('the answer could not be stored')) }),
  keyOf: () => null,
  repeated: () => Promise.resolve(null),
  answerTo: () => Promise.reject(new Error('there is no answer')),
  forget: () => Promise.resolve(),
};

/** The use cases of the account module on a test database, with a clock, a mailbox and digits of the test. */
export function testAuthServices(
  db: Database,
  { settings = {}, idempotency }: { settings?: SettingsInput; idempotency?: Idempotency } = {},
) {
  const clock = testClock();
  const random = testRandom();
  const events = recordingEvents();
  const mailer = recordingMailer();
  const current = settingsSchema.parse(settings);
  const dependencies = {
    config: readConfig({}),
    publicUrl: 'http://localhost:3000',
    secrets: ['a secret of the test server that is long enough'] as ServerSecrets,
    passwordCost: TEST_PASSWORD_COST,
    db,
    clock,
    random,
    events,
    mailer,
    settings: {
      current: () => current,
      fallback: () => current,
      isPinned: () => false,
      refresh: () => Promise.resolve(),
      close: () => undefined,
    },
    rateLimiter: createMemoryRateLimiter(),
    idempotency: idempotency ?? createIdempotency({ db, clock, random }),
    log: createLogger({ level: 'silent' }),
  };
  const services = createAuthServices(dependencies);

  const register = (over: Partial<Registration> = {}) =>
    services.registration.register({
      email: 'maria@example.com',
      password: PASSWORD,
      cpf: null,
      preferredLanguage: undefined,
      preferredCurrency: undefined,
      language: 'pt',
      network: '203.0.113.9',
      origin: ORIGIN,
      idempotencyKey: undefined,
      ...over,
    });
  const verify = (over: Partial<{ email: string; code: string; idempotencyKey: string }> = {}) =>
    services.verification.verify({
      email: 'maria@example.com',
      code: '123456',
      language: 'pt',
      network: '203.0.113.9',
      origin: ORIGIN,
      idempotencyKey: undefined,
      ...over,
    });
  const signIn = (over: Partial<SignIn> = {}) =>
    services.signIn.signIn({
      email: 'maria@example.com',
      password: PASSWORD,
      otpCode: undefined,
      sessionName: undefined,
      sessionToken: null,
      deviceToken: null,
      ipAddress: '203.0.113.9',
      network: '203.0.113.9',
      userAgent: 'test browser',
      ...over,
    });
  return { ...services, dependencies, clock, random, events, mailer, register, verify, signIn };
}

export type TestAuthServices = ReturnType<typeof testAuthServices>;
