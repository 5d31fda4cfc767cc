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

const change = (value: string | null | undefined) => [value !== undefined, value ?? null];

export function createProfileStore(sql: Sql) {
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

export interface AvatarImages {
  large: Buffer;
  small: Buffer;
}

export type AvatarSize = keyof AvatarImages;

const REPLACE = statement(
  'auth.avatar.replace',
  `INSERT INTO avatars (user_id, name, large, small, created_at) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (user_id) DO UPDATE
     SET name = excluded.name, large = excluded.large, small = excluded.small, created_at = excluded.created_at`,
);

const REMOVE = statement('auth.avatar.remove', 'DELETE FROM avatars WHERE user_id = $1');

const FIND = {
  large: statement('auth.avatar.large', 'SELECT large AS image FROM avatars WHERE name = $1'),
  small: statement('auth.avatar.small', 'SELECT small AS image FROM avatars WHERE name = $1'),
};

export function createAvatarStore(sql: Sql) {
  return {
    replace: (userId: string, name: string, { large, small }: AvatarImages, now: Date) =>
      sql.row(REPLACE, [userId, name, large, small, now]),
    remove: (userId: string) => sql.row(REMOVE, [userId]),
    find: async (name: string, size: AvatarSize): Promise<Buffer | null> =>
      (await sql.row<{ image: Buffer }>(FIND[size], [name]))?.image ?? null,
  };
}
