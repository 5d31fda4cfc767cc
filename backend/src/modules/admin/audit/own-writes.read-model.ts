import { statement } from '../../../platform/database/index.js';
import type { Platform } from '../../../platform/platform.js';

/** Covers the longest transaction after its audit entry, and clocks that differ. */
const MARGIN_SECONDS = 60;

// Index audit_entries_staff.
const POSITION = statement(
  'audit.position_after_writes',
  `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint AS position
    WHERE EXISTS (SELECT FROM audit_entries WHERE staff_id = $1 AND at > $2)`,
);

/**
 * The position that a replica needs to show this person's own changes: that of the leader now, while the audit entry is
 * so new that a used replica may not have it; otherwise 0.
 */
export async function positionAfterWrites(
  { db, clock, settings }: Pick<Platform, 'db' | 'clock' | 'settings'>,
  staffId: string,
): Promise<number> {
  const youngSeconds = settings.current().read_replica_max_lag_seconds + MARGIN_SECONDS;
  const since = new Date(clock.now().getTime() - youngSeconds * 1_000);
  const row = await db.sql.row<{ position: number }>(POSITION, [staffId, since]);
  return row?.position ?? 0;
}
