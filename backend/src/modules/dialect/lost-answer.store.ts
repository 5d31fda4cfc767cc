import { statement, type Sql } from '../../platform/database/index.js';
import type { Clock } from '../../platform/clock.js';
import type { DailyJob } from '../../platform/jobs/index.js';

/** A program repeats a call at once when its answer was lost. After this time the same call is a new order. */
const REPEATED_WITHIN_SECONDS = 3;

const KEEP = statement(
  'dialect.lost_answer.keep',
  'INSERT INTO lost_answers (user_id, asked, request_key, lost_at) VALUES ($1, $2, $3, $4)',
);

const TAKE = statement(
  'dialect.lost_answer.take',
  `DELETE FROM lost_answers WHERE id = (
     SELECT id FROM lost_answers
      WHERE user_id = $1 AND asked = $2 AND lost_at > $3::timestamptz - make_interval(secs => ${REPEATED_WITHIN_SECONDS})
      ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING request_key AS "requestKey"`,
);

const FORGET = statement(
  'dialect.lost_answer.forget',
  `DELETE FROM lost_answers WHERE lost_at < $1::timestamptz - interval '1 day'`,
);

export function createLostAnswerStore(sql: Sql, clock: Clock) {
  // A program may repeat its call while its lost answer is still being written, so `take` waits for these writes.
  const writing = new Set<Promise<unknown>>();
  return {
    keep: async (userId: string, asked: string, requestKey: string): Promise<void> => {
      const written = sql.rows(KEEP, [userId, asked, requestKey, clock.now()]);
      writing.add(written);
      await written.finally(() => writing.delete(written));
    },
    /** The request key of an answer lost a moment ago, which serves one repetition; null when there is none. */
    async take(userId: string, asked: string): Promise<string | null> {
      await Promise.allSettled(writing);
      const taken = await sql.row<{ requestKey: string }>(TAKE, [userId, asked, clock.now()]);
      return taken?.requestKey ?? null;
    },
    forgetOld: async (): Promise<void> => {
      await sql.rows(FORGET, [clock.now()]);
    },
  };
}

export type LostAnswerStore = ReturnType<typeof createLostAnswerStore>;

export function forgetLostAnswersJob(store: LostAnswerStore): DailyJob {
  return { name: 'forget-lost-answers', cron: '20 4 * * *', run: () => store.forgetOld() };
}
