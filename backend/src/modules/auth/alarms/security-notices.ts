import type { Clock } from '../../../platform/clock.js';
import type { UnitOfWork } from '../../../platform/database/index.js';
import type { Mailer } from '../../../platform/mail/index.js';
import type { Random } from '../../../platform/random.js';
import type { Account } from '../accounts/account.js';
import { languageOfTag } from '../accounts/preferences.js';
import type { RequestOrigin } from '../activity/activity-event.js';
import type { ActivityLog } from '../activity/activity-log.js';
import { tokenHash } from '../secrets.js';
import { deviceOf } from '../sessions/session.js';
import { alarmLinkStore } from './alarm-link.store.js';
import {
  ALARM_LINK_DAYS,
  newDeviceMail,
  passwordChangedMail,
  apiKeyCreatedMail,
  staffTokenCreatedMail,
  accountDeletedMail,
} from './security-mails.js';

const TOKEN_BYTES = 32;
const DAY_MS = 86_400_000;

interface AlarmLinksDeps {
  clock: Clock;
  random: Random;
  publicUrl: string;
}

export class AlarmLinks {
  constructor(private readonly deps: AlarmLinksDeps) {}

  async create(userId: string, unit: UnitOfWork): Promise<string> {
    const { clock, random, publicUrl } = this.deps;
    const token = random.token(TOKEN_BYTES);
    const expiresAt = new Date(clock.now().getTime() + ALARM_LINK_DAYS * DAY_MS);
    await alarmLinkStore(unit.sql).insert(tokenHash(token), userId, expiresAt);
    return `${publicUrl}/secure-account?token=${token}`;
  }
}

interface Deps {
  clock: Clock;
  mailer: Mailer;
  alarmLinks: AlarmLinks;
  activityLog: ActivityLog;
}

export class SecurityNotices {
  constructor(private readonly deps: Deps) {}

  async passwordChanged(account: Account, unit: UnitOfWork): Promise<void> {
    const { clock, mailer, alarmLinks } = this.deps;
    const mail = passwordChangedMail({
      at: clock.now(),
      alarmLink: await alarmLinks.create(account.id, unit),
      language: languageOfTag(account.preferredLanguage),
    });
    await mailer.send({ to: account.email, ...mail }, unit);
  }

  async newDevice(account: Account, origin: RequestOrigin, unit: UnitOfWork): Promise<void> {
    const { clock, mailer, alarmLinks, activityLog } = this.deps;
    await activityLog.record({ userId: account.id, kind: 'new_device', origin }, unit);
    const { browser, system } = deviceOf(origin.userAgent);
    const mail = newDeviceMail({
      device: [browser, system].filter(Boolean).join(', ') || null,
      ipAddress: origin.ipAddress,
      at: clock.now(),
      alarmLink: await alarmLinks.create(account.id, unit),
      language: languageOfTag(account.preferredLanguage),
    });
    await mailer.send({ to: account.email, ...mail }, unit);
  }

  apiKeyCreated(account: Account, name: string, unit: UnitOfWork): Promise<void> {
    return this.#tellOfKey(apiKeyCreatedMail, account, name, unit);
  }

  staffTokenCreated(account: Account, name: string, unit: UnitOfWork): Promise<void> {
    return this.#tellOfKey(staffTokenCreatedMail, account, name, unit);
  }

  async accountDeleted(account: Account, unit: UnitOfWork): Promise<void> {
    const { clock, mailer } = this.deps;
    const mail = accountDeletedMail({
      at: clock.now(),
      language: languageOfTag(account.preferredLanguage),
    });
    await mailer.send({ to: account.email, ...mail }, unit);
  }

  async #tellOfKey(
    mailOf: typeof apiKeyCreatedMail,
    account: Account,
    name: string,
    unit: UnitOfWork,
  ): Promise<void> {
    const { clock, mailer, alarmLinks } = this.deps;
    const mail = mailOf({
      name,
      at: clock.now(),
      alarmLink: await alarmLinks.create(account.id, unit),
      language: languageOfTag(account.preferredLanguage),
    });
    await mailer.send({ to: account.email, ...mail }, unit);
  }
}
