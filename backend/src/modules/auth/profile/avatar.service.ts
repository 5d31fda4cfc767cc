import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import type { Actor, RateLimit, RateLimiter } from '../../../platform/http/index.js';
import type { Random } from '../../../platform/random.js';
import type { RequestOrigin } from '../activity/activity-event.js';
import type { ActivityLog } from '../activity/activity-log.js';
import { avatarAddress } from './avatar-address.js';
import { avatarImages } from './avatar-images.js';
import { avatarStore } from './avatar.store.js';
import { profileStore } from './profile.store.js';

const NAME_BYTES = 16;

/** Drawing a picture anew costs far more than any other call. */
const UPLOADS: RateLimit = { name: 'avatar.upload', limit: 30, windowSeconds: 3600 };

interface Dependencies {
  db: Database;
  clock: Clock;
  random: Random;
  rateLimiter: RateLimiter;
  activityLog: ActivityLog;
}

/** Pictures of accounts. */
export class AvatarService {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Makes the file the account's picture and answers its address.
   * @throws DomainError RATE_LIMITED, IMAGE_TYPE_NOT_SUPPORTED, IMAGE_UNREADABLE
   */
  async upload({ userId }: Actor, file: Buffer, origin: RequestOrigin): Promise<string> {
    const { db, clock, random, rateLimiter, activityLog } = this.deps;
    await rateLimiter.consume(UPLOADS, userId);
    const images = await avatarImages(file);
    const name = random.token(NAME_BYTES);
    const address = avatarAddress(name);
    await db.transaction(async (unit) => {
      await avatarStore(unit.sql).replace(userId, name, images, clock.now());
      await profileStore(unit.sql).setAvatar(userId, address);
      await activityLog.record({ userId, kind: 'profile_changed', origin }, unit);
    });
    return address;
  }
}
