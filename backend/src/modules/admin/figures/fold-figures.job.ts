import type { Database } from '../../../platform/database/index.js';
import type { Loop } from '../../../platform/jobs/index.js';
import { createFiguresStore } from './figures.store.js';

const PAUSE_MS = 5_000;
/** Limits a round, so that it ends even when transfers keep coming. */
const MOST_STEPS = 200;

export function foldFiguresJob({ db }: { db: Database }): Loop {
  const store = createFiguresStore(db);
  return {
    name: 'fold-figures',
    intervalMs: PAUSE_MS,
    async run(lease) {
      await store.foldCounts();
      const folds = [
        () => store.foldSales(),
        () => store.foldAccounts('transfers'),
        () => store.foldAccounts('house_transfers'),
      ];
      for (const fold of folds) {
        let hasMore = true;
        for (let step = 0; hasMore && step < MOST_STEPS && !lease.signal.aborted; step += 1) {
          lease.assertHeld();
          hasMore = await fold();
        }
      }
    },
  };
}
