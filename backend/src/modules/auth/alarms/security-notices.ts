import type { Clock } from '../../../platform/clock.js';
import type { UnitOfWork } from '../../../platform/database/index.js';
import type { Mailer } from '../../../platform/mail/index.js';
import { languageOfTag, type Account } from '../accounts/account.js';
import type { RequestOrigin } from '../activity/activity-event.js';
import type { ActivityLog } from '../activity/activity-log.js';
import type { AlarmLinks } from './alarm.service.js';
import { deviceOf } from '../sessions/session.js';
import {
  newDeviceMail,
  passwordChangedMail,
  apiKeyCreatedMail,
  accountDeletedMail,
} from './security-mails.js';

interface Deps {
  clock: Clock;
  mailer: Mailer;
  alarmLinks: AlarmLinks;
  activityLog: ActivityLog;
}

/** Tells owners by mail what happened to their account, as long as there is one with a way to say "that was not me". */
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

  async apiKeyCreated(account: Account, name: string, unit: UnitOfWork): Promise<void> {
    const { clock, mailer, alarmLinks } = this.deps;
    const mail = apiKeyCreatedMail({
      name,
      at: clock.now(),
      alarmLink: await alarmLinks.create(account.id, unit),
      language: languageOfTag(account.preferredLanguage),
    });
    await mailer.send({ to: account.email, ...mail }, unit);
  }

  async accountDeleted(account: Account, unit: UnitOfWork): Promise<void> {
    const { clock, mailer } = this.deps;
    const mail = accountDeletedMail({
      at: clock.now(),
      language: languageOfTag(account.preferredLanguage),
    });
    await mailer.send({ to: account.email, ...mail }, unit);
  }
}
