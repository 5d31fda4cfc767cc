import type pg from 'pg';

/** This migration replaces all earlier ones, whose files were deleted. */
export const BASELINE = '20261130-0900-baseline';

const EARLIER = [
  '20261124-0900-baseline',
  '20261124-1400-numbers-for-programs',
  '20261124-1730-lists-of-staff',
  '20261128-1500-webhooks-sums-incidents',
  '20261129-0500-cases-alerts-losses',
  '20261129-1200-test-keys-teams-webhook-names',
  '20261129-1900-days-replies-stops-followers',
  '20261130-0230-test-keys-of-programs',
];

/**
 * The records of the earlier migrations stay for older builds.
 * @throws Error for a database which has run only some of them; nothing is changed
 */
export async function recordBaseline(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations');
  const names = new Set(rows.map(({ name }) => name));
  if (names.size === 0 || names.has(BASELINE)) return;
  const missing = EARLIER.filter((name) => !names.has(name));
  if (missing.length > 0) {
    throw new Error(
      `it has not run ${missing.join(', ')}, which came before ${BASELINE}; nothing was changed. Start the last version ` +
        'that has those once, then this one: docs/operations.md says how, under "Upgrade and rollback"',
    );
  }
  await client.query('INSERT INTO migrations (name) VALUES ($1)', [BASELINE]);
}
