import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Injected, so that tests can predict the values. */
export interface Random {
  id(): string;
  /** URL-safe text. */
  token(bytes: number): string;
  digits(count: number): string;
  /** Characters of `a-z0-9`, with 5.17 random bits each. */
  letters(count: number): string;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

export const systemRandom: Random = {
  id: () => randomUUID(),
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  digits: (count) => String(randomInt(0, 10 ** count)).padStart(count, '0'),
  letters: (count) => Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
};
