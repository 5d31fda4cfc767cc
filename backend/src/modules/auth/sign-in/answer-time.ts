import { setTimeout as delay } from 'node:timers/promises';

/** Answers no sooner than after this time: where an answer must not reveal an account, its time must not either. */
export async function noSoonerThan<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const earliest = delay(ms);
  try {
    return await work();
  } finally {
    await earliest;
  }
}
