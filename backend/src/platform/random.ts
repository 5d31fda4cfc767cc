import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Source of randomness and ids, injected so that tests can predict them. */
export interface Random {
  /** A UUID v4. */
  id(): string;
  /** URL-safe text carrying the given number of random bytes. */
  token(bytes: number): string;
  /** The given number of decimal digits, leading zeros kept. */
  digits(count: number): string;
}

export const systemRandom: Random = {
  id: () => randomUUID(),
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  digits: (count) => String(randomInt(0, 10 ** count)).padStart(count, '0'),
};
