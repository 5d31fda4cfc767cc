import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Injected, so that tests can predict it. */
export interface Random {
  id(): string;
  /** URL-safe. */
  token(bytes: number): string;
  digits(count: number): string;
}

export const systemRandom: Random = {
  id: () => randomUUID(),
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  digits: (count) => String(randomInt(0, 10 ** count)).padStart(count, '0'),
};
