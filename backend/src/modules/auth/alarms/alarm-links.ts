import type { Clock } from '../../../platform/clock.js';
import type { UnitOfWork } from '../../../platform/database/index.js';
import type { Random } from '../../../platform/random.js';
import { alarmLinkStore } from './alarm-link.store.js';
import { tokenHash } from '../secrets.js';

const TOKEN_BYTES = 32;
const DAY_MS = 86_400_000;

/** How long such a link works. */
export const ALARM_LINK_DAYS = 7;

interface Dependencies {
  clock: Clock;
  random: Random;
  publicUrl: string;
}

/** Makes the "wasn't you?" links of security mails. */
export class AlarmLinks {
  constructor(private readonly deps: Dependencies) {}

  /** An address that may shut the account, once and for some days. */
  async create(userId: string, unit: UnitOfWork): Promise<string> {
    const { clock, random, publicUrl } = this.deps;
    const token = random.token(TOKEN_BYTES);
    const expiresAt = new Date(clock.now().getTime() + ALARM_LINK_DAYS * DAY_MS);
    await alarmLinkStore(unit.sql).insert(tokenHash(token), userId, expiresAt);
    return `${publicUrl}/secure-account?token=${token}`;
  }
}
