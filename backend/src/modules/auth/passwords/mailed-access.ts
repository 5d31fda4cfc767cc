import type { Clock } from '../../../platform/clock.js';
import type { UnitOfWork } from '../../../platform/database/index.js';
import type { Mailer } from '../../../platform/mail/index.js';
import type { Random } from '../../../platform/random.js';
import type { SettingsReader } from '../../../platform/settings/index.js';
import type { Account } from '../accounts/account.js';
import { languageOfTag } from '../accounts/preferences.js';
import { accessMail, type AccessOccasion } from '../mails.js';
import { tokenHash } from '../secrets.js';
import type { TemporaryPasswords } from './password-hasher.js';
import { passwordResetStore } from './password.store.js';

const TOKEN_BYTES = 32;

/** Longer for an invitation: its reader did not ask for an account. */
const INVITATION_SECONDS = 7 * 86_400;

interface Deps {
  publicUrl: string;
  clock: Clock;
  random: Random;
  settings: SettingsReader;
  mailer: Mailer;
  temporaryPasswords: TemporaryPasswords;
}

export class MailedAccess {
  constructor(private readonly deps: Deps) {}

  async send(account: Account, occasion: AccessOccasion, unit: UnitOfWork): Promise<void> {
    const { publicUrl, clock, random, settings, mailer, temporaryPasswords } = this.deps;
    const isInvitation = occasion === 'invited';
    const lifetimeSeconds = isInvitation ? INVITATION_SECONDS : settings.current().temporary_password_seconds;
    const token = random.token(TOKEN_BYTES);
    const temporary = temporaryPasswords.make(account.id);
    await passwordResetStore(unit.sql).replace({
      userId: account.id,
      tokenHash: tokenHash(token),
      temporaryPasswordHash: temporary.hash,
      expiresAt: new Date(clock.now().getTime() + lifetimeSeconds * 1000),
    });
    const mail = accessMail({
      occasion,
      // The link confirms the address at the same time, without which the account cannot sign in.
      temporaryPassword: isInvitation ? null : temporary.password,
      link: `${publicUrl}/reset-password?token=${token}`,
      lifetimeSeconds,
      language: languageOfTag(account.preferredLanguage),
    });
    await mailer.send({ to: account.email, ...mail }, unit);
  }
}
