import type { DailyJob } from '../../../platform/jobs/index.js';
import type { ReconciliationService } from './reconciliation.service.js';

/** Compares the books with the outside, and seals the day before. */
export function reconciliationJob({ reconciliation }: { reconciliation: ReconciliationService }): DailyJob {
  return { name: 'reconciliation', cron: '20 2 * * *', run: () => reconciliation.runDaily() };
}
