import { setTimeout as delay } from 'node:timers/promises';

/**
 * Does the work and answers no sooner than the given time after its start, whatever the result: where an answer must
 * not tell whether an address has an account, its time must not either.
 */
export async function noSoonerThan<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const earliest = delay(ms);
  try {
    return await work();
  } finally {
    await earliest;
  }
}
