import type { UnitOfWork } from '../../../platform/database/index.js';
import type { RenderedMail } from '../../../platform/mail/index.js';
import type { Platform } from '../../../platform/platform.js';
import { languageOfTag } from '../accounts/preferences.js';
import type { Account } from '../accounts/account.js';
import type { RequestOrigin } from '../activity/activity-event.js';
import type { ActivityLog } from '../activity/activity-log.js';
import { tokenHash } from '../secrets.js';
import { deviceOf } from '../sessions/session.js';
import { createDisownLinkStore } from './disown-link.store.js';
import {
  DISOWN_LINK_DAYS,
  newDeviceMail,
  passwordChangedMail,
  apiKeyCreatedMail,
  webhookCreatedMail,
  webhookSecretReplacedMail,
  staffTokenCreatedMail,
  accountDeletedMail,
} from './security-mails.js';

const NAMED_MAILS = {
  api_key_created: apiKeyCreatedMail,
  webhook_created: webhookCreatedMail,
  webhook_secret_replaced: webhookSecretReplacedMail,
  staff_token_created: staffTokenCreatedMail,
};
type NamedKind = keyof typeof NAMED_MAILS;

const TOKEN_BYTES = 32;
const DAY_MS = 86_400_000;

type Deps = Pick<Platform, 'clock' | 'random' | 'publicUrl' | 'mailer'> & { activityLog: ActivityLog };

export class SecurityNotices {
  constructor(private readonly deps: Deps) {}

  async passwordChanged(account: Account, unit: UnitOfWork): Promise<void> {
    await this.#send(account, passwordChangedMail(await this.#noticeTo(account, unit)), unit);
  }

  async newDevice(account: Account, origin: RequestOrigin, unit: UnitOfWork): Promise<void> {
    await this.deps.activityLog.record({ userId: account.id, kind: 'new_device', origin }, unit);
    const { browser, system } = deviceOf(origin.userAgent);
    const mail = newDeviceMail({
      ...(await this.#noticeTo(account, unit)),
      device: [browser, system].filter(Boolean).join(', ') || null,
      ipAddress: origin.ipAddress,
    });
    await this.#send(account, mail, unit);
  }

  /** @param name of what was made, such as the address of a webhook */
  async named(kind: NamedKind, account: Account, name: string, unit: UnitOfWork): Promise<void> {
    const notice = await this.#noticeTo(account, unit);
    await this.#send(account, NAMED_MAILS[kind]({ ...notice, name }), unit);
  }

  async accountDeleted(account: Account, unit: UnitOfWork): Promise<void> {
    const language = languageOfTag(account.preferredLanguage);
    await this.#send(account, accountDeletedMail({ at: this.deps.clock.now(), language }), unit);
  }

  async #noticeTo({ id, preferredLanguage }: Account, unit: UnitOfWork) {
    const { clock, random, publicUrl } = this.deps;
    const at = clock.now();
    const token = random.token(TOKEN_BYTES);
    const expiresAt = new Date(at.getTime() + DISOWN_LINK_DAYS * DAY_MS);
    await createDisownLinkStore(unit.sql).insert(tokenHash(token), id, expiresAt);
    const disownLink = `${publicUrl}/secure-account?token=${token}`;
    return { at, disownLink, language: languageOfTag(preferredLanguage) };
  }

  async #send({ email }: Account, mail: RenderedMail, unit: UnitOfWork): Promise<void> {
    await this.deps.mailer.send({ to: email, ...mail }, unit);
  }
}
