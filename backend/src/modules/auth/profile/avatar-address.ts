import { LARGE_PIXELS, SMALL_PIXELS } from './avatar-images.js';
import type { AvatarSize } from './avatar.store.js';

const FOLDER = '/images/avatars';

/** The route that serves pictures. */
export const AVATAR_ROUTE = `${FOLDER}/:file.webp`;

/** The name of a picture never changes its meaning; a smaller one of the same name stands beside it. */
const SIZES: Readonly<Record<string, AvatarSize>> = {
  [String(LARGE_PIXELS)]: 'large',
  [String(SMALL_PIXELS)]: 'small',
};

/** Where the picture of that name is served, in the larger of its two sizes. */
export function avatarAddress(name: string): string {
  return `${FOLDER}/${name}-${LARGE_PIXELS}.webp`;
}

/** Which picture a file name of the route means; null when it means none. */
export function readAvatarFile(file: string): { name: string; size: AvatarSize } | null {
  const [, name, pixels] = /^([\w-]{22})-(\d+)$/.exec(file) ?? [];
  const size = pixels && Object.hasOwn(SIZES, pixels) ? SIZES[pixels] : undefined;
  return name && size ? { name, size } : null;
}
