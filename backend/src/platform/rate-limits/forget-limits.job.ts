import type { Clock } from '../clock.js';
import { statement, type Database } from '../database/index.js';
import type { DailyJob } from '../jobs/index.js';

const DELETE_ENDED = statement('rate_limits.delete_ended', 'DELETE FROM rate_limits WHERE expire <= $1');

export function forgetEndedLimitsJob({ sql }: Pick<Database, 'sql'>, clock: Clock): DailyJob {
  return {
    name: 'forget-ended-limits',
    cron: '20 4 * * *',
    run: async () => void (await sql.rows(DELETE_ENDED, [clock.now().getTime()])),
  };
}
