import { statement, type Sql } from '../../../platform/database/index.js';
import type { ProfileInput } from './profile-rules.js';

const UPDATE = statement(
  'auth.profile.update',
  `UPDATE users
      SET full_name = CASE WHEN $2 THEN $3 ELSE full_name END,
          phone_number = CASE WHEN $4 THEN $5 ELSE phone_number END,
          birth_date = CASE WHEN $6 THEN $7::date ELSE birth_date END,
          cpf = CASE WHEN $8 THEN $9 ELSE cpf END
    WHERE id = $1`,
);

const SET_AVATAR = statement('auth.profile.avatar', 'UPDATE users SET avatar_url = $2 WHERE id = $1');

/** A field that is not named stays as it is; null clears it. */
const change = (value: string | null | undefined) => [value !== undefined, value ?? null];

/** What the owner of an account says about themselves. */
export function profileStore(sql: Sql) {
  return {
    update: (userId: string, { fullName, phoneNumber, birthDate, cpf }: ProfileInput) =>
      sql.row(UPDATE, [
        userId,
        ...change(fullName),
        ...change(phoneNumber),
        ...change(birthDate),
        ...change(cpf),
      ]),
    setAvatar: (userId: string, address: string | null) => sql.row(SET_AVATAR, [userId, address]),
  };
}
