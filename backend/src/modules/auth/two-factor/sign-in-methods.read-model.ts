import { statement, type Sql } from '../../../platform/database/index.js';
import type { Actor } from '../../../platform/http/index.js';

/** How an account can be entered. */
export interface FoundSignInMethods {
  hasPassword: boolean;
  /** When the session that asks was last confirmed by its owner. */
  confirmedAt: Date | null;
  twoFactorEnabled: boolean;
  recoveryCodesLeft: number;
}

const READ = statement(
  'auth.sign_in_methods.read',
  `SELECT u.password_hash IS NOT NULL AS "hasPassword", s.confirmed_at AS "confirmedAt",
          EXISTS (SELECT 1 FROM two_factor t WHERE t.user_id = u.id AND t.confirmed_at IS NOT NULL) AS "twoFactorEnabled",
          (SELECT count(*)::int FROM two_factor_recovery_codes c
            WHERE c.user_id = u.id AND c.used_at IS NULL) AS "recoveryCodesLeft"
     FROM users u LEFT JOIN sessions s ON s.id = $2 AND s.user_id = u.id
    WHERE u.id = $1`,
);

/** What the account of a session has, in one statement. */
export async function readSignInMethods(sql: Sql, { userId, sessionId }: Actor): Promise<FoundSignInMethods> {
  const found = await sql.row<FoundSignInMethods>(READ, [userId, sessionId]);
  return found!;
}
