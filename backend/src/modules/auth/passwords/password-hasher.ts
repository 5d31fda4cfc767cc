import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import { DomainError } from '../../../platform/errors/index.js';
import type { UnitOfWork } from '../../../platform/database/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { KeyedHash } from '../secrets.js';
import { brokenPasswordRule } from './password-rules.js';
import { createPasswordResetStore, createPasswordStore } from './password.store.js';

/** Memory in KiB, number of passes, number of lanes. */
export type HashCost = Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>;

/** Argon2id (the library's default) with the cost that OWASP recommends: 19 MiB, two passes, one lane. */
const OWASP_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const RETRY_AFTER_SECONDS = 2;

/** Hashing is slow on purpose, so its work is limited: many sign-ins at once must not stop everything else. */
export interface PasswordHasher {
  /** @throws DomainError UNAVAILABLE when too many are waiting */
  hash(password: string): Promise<string>;
  /** Takes as long when the hash is null (no password). @throws DomainError UNAVAILABLE when too many are waiting */
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

/** The same letters can have different bytes on two systems. NFKC makes them equal. */
const bytesOf = (password: string) => password.normalize('NFKC');

/** Leaves one core to the other requests, and one of the four threads of Node to files and names. */
const LIMITS: HasherLimits = { atOnce: Math.min(3, Math.max(1, availableParallelism() - 1)), waiting: 200 };

export function createPasswordHasher(cost: HashCost = OWASP_COST, limits = LIMITS): PasswordHasher {
  const inTurn = createTurns(limits);
  const nobodysHash = hash('nobody signs in with this', cost);
  return {
    hash: (password) => inTurn(() => hash(bytesOf(password), cost)),
    verify: (passwordHash, password) =>
      inTurn(async () => {
        const right = await verify(passwordHash ?? (await nobodysHash), bytesOf(password));
        return right && passwordHash !== null;
      }),
  };
}

const BYTES = 9;

type TemporaryPasswordsDeps = Pick<Platform, 'clock' | 'random'> & { keyedHash: KeyedHash };

/** A mailed password works once. It is random, so a keyed hash protects it enough. */
export class TemporaryPasswords {
  constructor(private readonly deps: TemporaryPasswordsDeps) {}

  make(userId: string): { password: string; hash: Buffer } {
    const password = this.#random();
    return { password, hash: this.deps.keyedHash.hash(userId, password) };
  }

  matches(hash: Buffer, userId: string, offered: string): boolean {
    return this.deps.keyedHash.matches(hash, userId, offered.trim());
  }

  /** @throws DomainError INVALID_CREDENTIALS when it was used or replaced in the meantime */
  async use(userId: string, hash: Buffer, unit: UnitOfWork): Promise<void> {
    const now = this.deps.clock.now();
    const isFirst = await createPasswordResetStore(unit.sql).useTemporaryPassword(userId, hash, now);
    if (!isFirst) throw new DomainError('INVALID_CREDENTIALS');
    await createPasswordStore(unit.sql).demandChange(userId);
  }

  #random(): string {
    for (;;) {
      const password = this.deps.random.token(BYTES).replaceAll('-', '$').replaceAll('_', '!');
      if (!brokenPasswordRule(password)) return password;
    }
  }
}
