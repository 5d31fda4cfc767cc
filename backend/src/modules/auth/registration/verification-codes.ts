import type { Clock } from '../../../platform/clock.js';
import type { Database, UnitOfWork } from '../../../platform/database/index.js';
import type { Mailer } from '../../../platform/mail/index.js';
import type { Random } from '../../../platform/random.js';
import type { SettingsReader } from '../../../platform/settings/index.js';
import { languageOfTag, type Account } from '../accounts/account.js';
import { verificationMail } from '../mails/verification-mail.js';
import type { KeyedHash } from '../secrets.js';
import { verificationStore, type MailedCode } from './verification.store.js';

const DIGITS = 6;
const PAUSE_MS = 60_000;

interface Dependencies {
  db: Database;
  clock: Clock;
  random: Random;
  settings: SettingsReader;
  mailer: Mailer;
  keyedHash: KeyedHash;
}

/** Makes the codes that confirm addresses and mails them; what is stored is their keyed hash. */
export class VerificationCodes {
  constructor(private readonly deps: Dependencies) {}

  /** The code of the registration, in its unit of work. */
  async mailFirst(account: Account, unit: UnitOfWork): Promise<void> {
    const { code, mailed } = this.make(account);
    await verificationStore(unit.sql).insert(mailed);
    await this.mail(account, code, unit);
  }

  /** A new code in the place of the last, unless one was asked for within the last minute. */
  async mailAnother(account: Account): Promise<void> {
    const { db, clock } = this.deps;
    const { code, mailed } = this.make(account);
    const lastAskedBy = new Date(clock.now().getTime() - PAUSE_MS);
    await db.transaction(async (unit) => {
      const replaced = await verificationStore(unit.sql).replaceUnlessAskedAfter(mailed, lastAskedBy);
      if (replaced) await this.mail(account, code, unit);
    });
  }

  matches(mailed: Pick<MailedCode, 'userId' | 'codeHash'>, code: string): boolean {
    return this.deps.keyedHash.matches(mailed.codeHash, mailed.userId, code);
  }

  private make({ id: userId }: Account): { code: string; mailed: MailedCode } {
    const { clock, random, settings, keyedHash } = this.deps;
    const code = random.digits(DIGITS);
    const sentAt = clock.now();
    const expiresAt = new Date(sentAt.getTime() + settings.current().verification_code_seconds * 1000);
    return { code, mailed: { userId, codeHash: keyedHash.hash(userId, code), sentAt, expiresAt } };
  }

  private mail(account: Account, code: string, unit: UnitOfWork): Promise<void> {
    const { mailer, settings } = this.deps;
    const lifetimeSeconds = settings.current().verification_code_seconds;
    const mail = verificationMail({
      code,
      lifetimeSeconds,
      language: languageOfTag(account.preferredLanguage),
    });
    return mailer.send({ to: account.email, ...mail }, unit);
  }
}
