import { InvalidInputError } from '../../../platform/errors/index.js';
import type { Actor } from '../../../platform/http/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { Account } from '../accounts/account.js';
import { createAccountStore } from '../accounts/account.store.js';
import type { ActivityLog } from '../activity/activity-log.js';
import type { RequestOrigin } from '../activity/activity-event.js';
import { createAvatarStore, createProfileStore } from './profile.store.js';
import { readProfile, type ProfileInput } from './profile-rules.js';

export interface ProfileChanges extends ProfileInput {
  avatarUrl?: string | null | undefined;
}

/** The date in Brazil, as `YYYY-MM-DD`. */
const dayInBrazil = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

type Deps = Pick<Platform, 'db' | 'clock'> & { activityLog: ActivityLog };

export class ProfileService {
  constructor(private readonly deps: Deps) {}

  /** @throws InvalidInputError naming every wrong field */
  update(
    { userId }: Actor,
    { avatarUrl, ...input }: ProfileChanges,
    origin: RequestOrigin,
  ): Promise<Account> {
    const { db, clock, activityLog } = this.deps;
    const profile = readProfile(input, dayInBrazil.format(clock.now()));
    return db.transaction(async (unit) => {
      const { sql } = unit;
      const accounts = createAccountStore(sql);
      const present = (await accounts.get(userId)).profile.avatarUrl;
      // Only an upload may set an address, so that every picture that we show was checked.
      if (avatarUrl && avatarUrl !== present) throw new InvalidInputError({ avatar_url: 'not_allowed' });
      await createProfileStore(sql).update(userId, profile);
      if (avatarUrl !== undefined && !avatarUrl) {
        await createProfileStore(sql).setAvatar(userId, null);
        await createAvatarStore(sql).remove(userId);
      }
      await activityLog.record({ userId, kind: 'profile_changed', origin }, unit);
      return accounts.get(userId);
    });
  }
}
