import type { Loop } from './jobs/index.js';
import type { Logger } from './logging/index.js';
import type { Seal } from './seal.js';

/** A row with a sealed value. */
export interface SealedRow {
  /** For whom it is sealed; the order in which the rows are read. */
  owner: string;
  sealed: Buffer;
}

/** A table of sealed values. */
export interface SealedRows {
  /** Those after the owner, in their order. */
  page(after: string | null, limit: number): Promise<readonly SealedRow[]>;
  /** Puts the new value in the place of that one, if it is still there. */
  replace(row: SealedRow, sealed: Buffer): Promise<void>;
}

interface Deps {
  /** What is sealed, in the words of the log. */
  what: string;
  seal: Seal;
  rows: SealedRows;
  log: Logger;
}

const PAUSE_MS = 60_000;
const PAGE_ROWS = 200;

/**
 * Seals again with JWT_SECRET what was sealed with the secret before. Each round looks at every row, because another
 * process may still seal with that; one that was cut short is simply made again.
 */
export function resealJob({ what, seal, rows, log }: Deps): Loop {
  let isTold = false;
  return {
    name: `reseal-${what.replaceAll(' ', '-')}`,
    intervalMs: PAUSE_MS,
    async run(lease) {
      let resealed = 0;
      for (let after: string | null = null; ;) {
        const page = await rows.page(after, PAGE_ROWS);
        for (const row of page) {
          if (!seal.isOld(row.sealed, row.owner)) continue;
          lease.assertHeld();
          await rows.replace(row, seal.seal(seal.open(row.sealed, row.owner)!, row.owner));
          resealed += 1;
        }
        if (page.length < PAGE_ROWS || lease.signal.aborted) break;
        after = page.at(-1)!.owner;
      }
      if (resealed > 0) log.info({ what, resealed }, 'sealed again with JWT_SECRET');
      else if (!isTold && !lease.signal.aborted)
        log.info({ what }, 'nothing is sealed with JWT_SECRET_PREVIOUS');
      isTold = resealed === 0;
    },
  };
}
