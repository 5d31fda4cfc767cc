import { expect, vi } from 'vitest';
import { statement, type Database } from '../platform/database/index.js';
import { foldFiguresJob } from '../modules/admin/figures/fold-figures.job.js';
import { heldLease } from './leases.js';

const PROGRESS = statement(
  'test.figures.progress',
  `SELECT folded_id AS "foldedId", (SELECT coalesce(max(id), 0) FROM transfers) AS newest,
          (SELECT count(*) FROM row_count_changes) AS changes,
          (SELECT coalesce(max(id), 0) FROM transfers)
            <= (SELECT folded_id FROM account_watermarks WHERE source = 'transfers')
          AND (SELECT coalesce(max(id), 0) FROM house_transfers)
            <= (SELECT folded_id FROM account_watermarks WHERE source = 'house_transfers') AS "accountsAreFolded"
     FROM sales_watermark`,
);

/** How far the sums behind the figures have been computed. */
export const figuresProgress = ({ sql }: Pick<Database, 'sql'>) =>
  sql.one<{ foldedId: number; newest: number; changes: number; accountsAreFolded: boolean }>(PROGRESS);

/**
 * Adds everything that happened to the sums. The watermark waits for every transaction of the whole server, also in the
 * databases of other test files, so one round may not be enough.
 */
export async function foldFigures(db: Database): Promise<void> {
  const { newest } = await figuresProgress(db);
  await vi.waitFor(
    async () => {
      await foldFiguresJob({ db }).run(heldLease());
      const { foldedId, changes, accountsAreFolded } = await figuresProgress(db);
      expect(foldedId).toBeGreaterThanOrEqual(newest);
      expect({ changes, accountsAreFolded }).toEqual({ changes: 0, accountsAreFolded: true });
    },
    { timeout: 20_000 },
  );
}
