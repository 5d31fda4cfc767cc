import type { UnitOfWork } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Clock } from '../../../platform/clock.js';
import type { Random } from '../../../platform/random.js';
import { brokenPasswordRule } from './password-rules.js';
import { passwordResetStore } from './password-reset.store.js';
import { passwordStore } from './password.store.js';
import type { KeyedHash } from '../secrets.js';

/** Twelve characters. */
const BYTES = 9;

interface Dependencies {
  clock: Clock;
  random: Random;
  keyedHash: KeyedHash;
}

/**
 * Passwords that we mail and that open an account once, beside its own. They are random, so their keyed hash is
 * enough; and checking one takes no time that would tell whether the account has one.
 */
export class TemporaryPasswords {
  constructor(private readonly deps: Dependencies) {}

  make(userId: string): { password: string; hash: Buffer } {
    const password = this.random();
    return { password, hash: this.deps.keyedHash.hash(userId, password) };
  }

  matches(hash: Buffer, userId: string, offered: string): boolean {
    return this.deps.keyedHash.matches(hash, userId, offered.trim());
  }

  /**
   * Its one use, after which the account has to choose a password of its own.
   * @throws DomainError INVALID_CREDENTIALS when it was used or replaced meanwhile
   */
  async use(userId: string, hash: Buffer, unit: UnitOfWork): Promise<void> {
    const now = this.deps.clock.now();
    const isFirst = await passwordResetStore(unit.sql).useTemporaryPassword(userId, hash, now);
    if (!isFirst) throw new DomainError('INVALID_CREDENTIALS');
    await passwordStore(unit.sql).demandChange(userId);
  }

  /** Until one satisfies the rules that every password satisfies: four tries on average. */
  private random(): string {
    for (;;) {
      const password = this.deps.random.token(BYTES).replaceAll('-', '$').replaceAll('_', '!');
      if (!brokenPasswordRule(password)) return password;
    }
  }
}
