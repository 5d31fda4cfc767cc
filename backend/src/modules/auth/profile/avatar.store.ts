import { statement, type Sql } from '../../../platform/database/index.js';
import type { AvatarImages } from './avatar-images.js';

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

/** The picture of each account that has one. */
export function avatarStore(sql: Sql) {
  return {
    /** The picture of before is gone. */
    replace: (userId: string, name: string, { large, small }: AvatarImages, now: Date) =>
      sql.row(REPLACE, [userId, name, large, small, now]),
    remove: (userId: string) => sql.row(REMOVE, [userId]),
    find: async (name: string, size: AvatarSize): Promise<Buffer | null> =>
      (await sql.row<{ image: Buffer }>(FIND[size], [name]))?.image ?? null,
  };
}
