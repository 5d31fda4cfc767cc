import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { DomainError } from '../../../platform/errors/index.js';
import type { Actor, RateLimit } from '../../../platform/http/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { RequestOrigin } from '../activity/activity-event.js';
import type { ActivityLog } from '../activity/activity-log.js';
import {
  type AvatarImages,
  type AvatarSize,
  createAvatarStore,
  createProfileStore,
} from './profile.store.js';

const LARGE_PIXELS = 256;
const SMALL_PIXELS = 96;

const ACCEPTED_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** More pixels than any phone's camera. The limit exists because a small file may unpack to a huge picture. */
const MAXIMUM_PIXELS = 64_000_000;
const PATIENCE_SECONDS = 10;
const QUALITY = 82;

const squareWebp = (upright: Sharp, pixels: number) =>
  upright
    .clone()
    .resize(pixels, pixels, { fit: 'cover', position: 'centre' })
    .webp({ quality: QUALITY })
    .timeout({ seconds: PATIENCE_SECONDS })
    .toBuffer();

/** Removes metadata. @throws DomainError IMAGE_TYPE_NOT_SUPPORTED by the content of the file, IMAGE_UNREADABLE */
export async function avatarImages(file: Buffer): Promise<AvatarImages> {
  const type = await fileTypeFromBuffer(file);
  if (!type || !ACCEPTED_TYPES.has(type.mime)) throw new DomainError('IMAGE_TYPE_NOT_SUPPORTED');
  try {
    const upright = sharp(file, { limitInputPixels: MAXIMUM_PIXELS, pages: 1, failOn: 'error' }).autoOrient();
    const [large, small] = await Promise.all([
      squareWebp(upright, LARGE_PIXELS),
      squareWebp(upright, SMALL_PIXELS),
    ]);
    return { large, small };
  } catch (error) {
    throw new DomainError('IMAGE_UNREADABLE', {}, { cause: error });
  }
}

const FOLDER = '/images/avatars';

export const AVATAR_ROUTE = `${FOLDER}/:file.webp`;

const SIZES: Readonly<Record<string, AvatarSize>> = {
  [String(LARGE_PIXELS)]: 'large',
  [String(SMALL_PIXELS)]: 'small',
};

export function avatarAddress(name: string): string {
  return `${FOLDER}/${name}-${LARGE_PIXELS}.webp`;
}

export function readAvatarFile(file: string): { name: string; size: AvatarSize } | null {
  const [, name, pixels] = /^([\w-]{22})-(\d+)$/.exec(file) ?? [];
  const size = pixels && Object.hasOwn(SIZES, pixels) ? SIZES[pixels] : undefined;
  return name && size ? { name, size } : null;
}

const NAME_BYTES = 16;

const UPLOADS: RateLimit = { name: 'avatar.upload', limit: 30, windowSeconds: 3600 };

type Deps = Pick<Platform, 'db' | 'clock' | 'random' | 'rateLimiter'> & { activityLog: ActivityLog };

export class AvatarService {
  constructor(private readonly deps: Deps) {}

  /** @throws DomainError RATE_LIMITED, IMAGE_TYPE_NOT_SUPPORTED, IMAGE_UNREADABLE */
  async upload({ userId }: Actor, file: Buffer, origin: RequestOrigin): Promise<string> {
    const { db, clock, random, rateLimiter, activityLog } = this.deps;
    await rateLimiter.consume(UPLOADS, userId);
    const images = await avatarImages(file);
    const name = random.token(NAME_BYTES);
    const address = avatarAddress(name);
    await db.transaction(async (unit) => {
      await createAvatarStore(unit.sql).replace(userId, name, images, clock.now());
      await createProfileStore(unit.sql).setAvatar(userId, address);
      await activityLog.record({ userId, kind: 'profile_changed', origin }, unit);
    });
    return address;
  }
}
