import type { Loop } from './jobs/index.js';
import type { Logger } from './logging/index.js';
import type { Seal } from './seal.js';

export interface SealedRow {
  /** The rows are also in the order of their owner. */
  owner: string;
  sealed: Buffer;
}

export interface SealedRows {
  page(after: string | null, limit: number): Promise<readonly SealedRow[]>;
  /** Replaces the value only while it is still the old one. */
  replace(row: SealedRow, sealed: Buffer): Promise<void>;
}

interface Deps {
  what: string;
  seal: Seal;
  rows: SealedRows;
  log: Logger;
}

const PAUSE_MS = 60_000;
const PAGE_ROWS = 200;

/** Each round reads every row, because another process may still write with the earlier secret. */
export function resealJob({ what, seal, rows, log }: Deps): Loop {
  let isReported = false;
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
      else if (!isReported && !lease.signal.aborted)
        log.info({ what }, 'nothing is sealed with JWT_SECRET_PREVIOUS');
      isReported = resealed === 0;
    },
  };
}
