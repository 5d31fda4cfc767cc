import { createHash } from 'node:crypto';
import type pg from 'pg';

/** All that the earlier migrations, whose files are gone, had made. */
export const BASELINE = '20261124-0900-baseline';

/** SHA-256 of their names in order, a line each. */
const EARLIER = { count: 72, digest: '1d9303a5208c6ec88b221af02706a35cdfd9c76a6e1329bf7ba6682ec1098a0a' };

const digestOf = (names: readonly string[]) => createHash('sha256').update(names.join('\n')).digest('hex');

/**
 * The earlier records stay for older builds.
 * @throws Error for a database which has run only some of them; nothing is changed
 */
export async function recordBaseline(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM migrations ORDER BY name COLLATE "C"',
  );
  const names = rows.map(({ name }) => name);
  if (names.length === 0 || names.includes(BASELINE)) return;
  if (digestOf(names) !== EARLIER.digest) {
    throw new Error(
      `it has run ${names.length} migrations, which are not the ${EARLIER.count} that came before ${BASELINE}; nothing ` +
        'was changed. Start the last version that has those once, then this one: docs/operations.md says how, under ' +
        '"Upgrade and rollback"',
    );
  }
  await client.query('INSERT INTO migrations (name) VALUES ($1)', [BASELINE]);
}
