import { statement, type Sql } from '../../../platform/database/index.js';
import type { SealedRow, SealedRows } from '../../../platform/reseal.job.js';

export interface ProviderConnection {
  code: string;
  url: string;
  currency: string;
  sealedKey: Buffer;
  keyEnd: string;
  requestsPerSecond: number;
  listsPerSecond: number;
  updatedAt: Date;
}

const COLUMNS = `code, url, currency, sealed_key AS "sealedKey", key_end AS "keyEnd",
  requests_per_second AS "requestsPerSecond", lists_per_second AS "listsPerSecond", updated_at AS "updatedAt"`;

const LIST = statement('connections.list', `SELECT ${COLUMNS} FROM provider_connections ORDER BY code`);

const FIND = statement('connections.find', `SELECT ${COLUMNS} FROM provider_connections WHERE code = $1`);

const LIST_SEALED = statement(
  'connections.list_sealed',
  `SELECT code AS owner, sealed_key AS sealed FROM provider_connections
    WHERE $1::text IS NULL OR code > $1 ORDER BY code LIMIT $2`,
);

const RESEAL = statement(
  'connections.reseal',
  'UPDATE provider_connections SET sealed_key = $3 WHERE code = $1 AND sealed_key = $2',
);

const WRITE = statement(
  'connections.write',
  `INSERT INTO provider_connections AS known
     (code, url, currency, sealed_key, key_end, requests_per_second, lists_per_second, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
   ON CONFLICT (code) DO UPDATE SET
     url = excluded.url, currency = excluded.currency, sealed_key = excluded.sealed_key, key_end = excluded.key_end,
     requests_per_second = excluded.requests_per_second, lists_per_second = excluded.lists_per_second,
     updated_at = greatest(excluded.updated_at, known.updated_at + interval '1 millisecond')`,
);

export function createConnectionStore(sql: Sql) {
  return {
    list: () => sql.rows<ProviderConnection>(LIST),

    sealedRows: {
      page: (after, limit) => sql.rows<SealedRow>(LIST_SEALED, [after, limit]),
      replace: async ({ owner, sealed }, key) => void (await sql.rows(RESEAL, [owner, sealed, key])),
    } satisfies SealedRows,

    find: (code: string) => sql.row<ProviderConnection>(FIND, [code]),

    async write(connection: ProviderConnection): Promise<void> {
      await sql.rows(WRITE, [
        connection.code,
        connection.url,
        connection.currency,
        connection.sealedKey,
        connection.keyEnd,
        connection.requestsPerSecond,
        connection.listsPerSecond,
        connection.updatedAt,
      ]);
    },
  };
}
