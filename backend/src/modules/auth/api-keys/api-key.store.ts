import { DataTypes } from 'sequelize';
import {
  findRows,
  statement,
  tableModel,
  type Database,
  type Sql,
} from '../../../platform/database/index.js';
import type { ApiKeyScope } from '../../../platform/http/index.js';
import { createAccountStore } from '../accounts/account.store.js';
import type { ActivityKind } from '../activity/activity-event.js';

export interface ApiKey {
  id: string;
  name: string;
  scope: ApiKeyScope;
  isDialect: boolean;
  prefix: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export const MOST_API_KEYS = 10;

export const apiKeyModel = tableModel<ApiKey & { userId: string }>('api_keys', {
  id: { type: DataTypes.UUID, primaryKey: true },
  userId: DataTypes.UUID,
  name: DataTypes.TEXT,
  scope: DataTypes.TEXT,
  isDialect: DataTypes.BOOLEAN,
  prefix: DataTypes.TEXT,
  createdAt: DataTypes.DATE,
  lastUsedAt: DataTypes.DATE,
});

export interface NewApiKey extends Omit<ApiKey, 'id' | 'lastUsedAt'> {
  userId: string;
  secretHash: Buffer;
}

export type RevokedApiKey = Pick<ApiKey, 'id' | 'name'> & { userId: string };

const COLUMNS =
  'id, name, scope, is_dialect AS "isDialect", prefix, created_at AS "createdAt", last_used_at AS "lastUsedAt"';

const INSERT = statement(
  'auth.api_key.insert',
  `INSERT INTO api_keys (user_id, name, scope, is_dialect, prefix, secret_hash, created_at)
   SELECT $1, $2, $3, $4, $5, $6, $7 WHERE (SELECT count(*) FROM api_keys WHERE user_id = $1) < $8
   RETURNING ${COLUMNS}`,
);

const revokeWhere = (key: string) =>
  `DELETE FROM api_keys WHERE ${key} RETURNING id, user_id AS "userId", name`;

const REVOKE_ONE = statement('auth.api_key.revoke_one', revokeWhere('user_id = $1 AND id = $2'));
const REVOKE_ALL = statement('auth.api_key.revoke_all', revokeWhere('user_id = $1'));
const STOP_WEBHOOKS = statement('auth.api_key.stop_webhooks', 'SELECT webhook_endpoints_stop($1, $2)');

// Recorded by the same statement: there may be too many to name one by one.
const REVOKE_EVERYONE = statement(
  'auth.api_key.revoke_everyone',
  `WITH revoked AS (DELETE FROM api_keys RETURNING user_id, name),
        written AS (
     INSERT INTO account_events (user_id, at, kind, subject) SELECT user_id, $1::timestamptz, $2::text, name FROM revoked
   )
   SELECT count(*)::int AS revoked FROM revoked`,
);

export function createApiKeyStore(sql: Sql) {
  return {
    insert: async (key: NewApiKey, most: number): Promise<ApiKey | null> => {
      const { userId, name, scope, isDialect, prefix, secretHash, createdAt } = key;
      await createAccountStore(sql).lock(userId);
      const row = [userId, name, scope, isDialect, prefix, secretHash, createdAt];
      return sql.row<ApiKey>(INSERT, [...row, most]);
    },
    revoke: (userId: string, id: string) => sql.row<RevokedApiKey>(REVOKE_ONE, [userId, id]),
    /** With what else programs of the account hear. */
    revokeAll: async (userId: string, now: Date) => {
      await sql.row(STOP_WEBHOOKS, [userId, now]);
      return sql.rows<RevokedApiKey>(REVOKE_ALL, [userId]);
    },
    revokeEveryone: async (now: Date, kind: ActivityKind): Promise<number> =>
      (await sql.one<{ revoked: number }>(REVOKE_EVERYONE, [now, kind])).revoked,
  };
}

export function listApiKeys(db: Pick<Database, 'sequelize'>, userId: string): Promise<ApiKey[]> {
  return findRows(apiKeyModel(db), {
    attributes: { exclude: ['userId'] },
    where: { userId },
    order: [['id', 'DESC']],
  });
}
