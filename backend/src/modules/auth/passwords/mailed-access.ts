import type { UnitOfWork } from '../../../platform/database/index.js';
import type { Platform } from '../../../platform/platform.js';
import { languageOfTag } from '../accounts/preferences.js';
import type { Account } from '../accounts/account.js';
import { accessMail, type AccessOccasion } from '../mails.js';
import { tokenHash } from '../secrets.js';
import type { TemporaryPasswords } from './password-hasher.js';
import { createPasswordResetStore } from './password.store.js';

const TOKEN_BYTES = 32;

/** Longer than the other links, because the reader of an invitation did not ask for an account. */
const INVITATION_SECONDS = 7 * 86_400;

type Deps = Pick<Platform, 'publicUrl' | 'clock' | 'random' | 'settings' | 'mailer'> & {
  temporaryPasswords: TemporaryPasswords;
};

export class MailedAccess {
  constructor(private readonly deps: Deps) {}

  async send(account: Account, occasion: AccessOccasion, unit: UnitOfWork): Promise<void> {
    const { publicUrl, clock, random, settings, mailer, temporaryPasswords } = this.deps;
    const isInvitation = occasion === 'invited';
    const lifetimeSeconds = isInvitation ? INVITATION_SECONDS : settings.current().temporary_password_seconds;
    const token = random.token(TOKEN_BYTES);
    const temporary = temporaryPasswords.make(account.id);
    await createPasswordResetStore(unit.sql).replace({
      userId: account.id,
      tokenHash: tokenHash(token),
      temporaryPasswordHash: temporary.hash,
      expiresAt: new Date(clock.now().getTime() + lifetimeSeconds * 1000),
    });
    const mail = accessMail({
      occasion,
      // The reader of an invitation has to open the link, because the link also confirms the address.
      temporaryPassword: isInvitation ? null : temporary.password,
      link: `${publicUrl}/reset-password?token=${token}`,
      lifetimeSeconds,
      language: languageOfTag(account.preferredLanguage),
    });
    await mailer.send({ to: account.email, ...mail }, unit);
  }
}
