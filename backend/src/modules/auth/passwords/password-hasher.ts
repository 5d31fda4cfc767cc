import { hash, verify, type Options } from '@node-rs/argon2';
import { DomainError } from '../../../platform/errors/index.js';

/** Argon2id (the library's default) at OWASP's cost: 19 MiB, two passes, one lane. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const RETRY_AFTER_SECONDS = 2;

/** Slow on purpose, so the work is bounded: a burst of sign-ins must not starve everything else. */
export interface PasswordHasher {
  /** @throws DomainError UNAVAILABLE when too many are waiting */
  hash(password: string): Promise<string>;
  /**
   * Takes the same time for an account without a password (null) as for a wrong one.
   * @throws DomainError UNAVAILABLE when too many are waiting
   */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

export interface HasherLimits {
  atOnce: number;
  waiting: number;
}

function createTurns({ atOnce, waiting }: HasherLimits) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (queue.length >= waiting) {
        throw new DomainError('UNAVAILABLE', { retry_after_seconds: RETRY_AFTER_SECONDS });
      }
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** The same letters typed on two systems may differ in bytes; NFKC makes them one. */
const bytesOf = (password: string) => password.normalize('NFKC');

export function createPasswordHasher(limits: HasherLimits = { atOnce: 2, waiting: 200 }): PasswordHasher {
  const inTurn = createTurns(limits);
  const nobodysHash = hash('nobody signs in with this', COST);
  return {
    hash: (password) => inTurn(() => hash(bytesOf(password), COST)),
    verify: (passwordHash, password) =>
      inTurn(async () => {
        const right = await verify(passwordHash ?? (await nobodysHash), bytesOf(password));
        return right && passwordHash !== null;
      }),
  };
}
