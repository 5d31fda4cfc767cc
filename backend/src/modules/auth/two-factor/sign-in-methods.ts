import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import type { Actor } from '../../../platform/http/index.js';
import { isFreshlyConfirmed } from '../sign-in/reconfirmation.js';
import { readSignInMethods } from './sign-in-methods.read-model.js';
import type { SignInMethodsDto } from './two-factor.dto.js';

interface Dependencies {
  db: Database;
  clock: Clock;
}

/** Tells an account's owner how it can be entered. */
export class SignInMethods {
  constructor(private readonly deps: Dependencies) {}

  async of(actor: Actor): Promise<SignInMethodsDto> {
    const { db, clock } = this.deps;
    const row = await readSignInMethods(db.sql, actor);
    return {
      has_password: row.hasPassword,
      is_reconfirmed: isFreshlyConfirmed(row.confirmedAt, clock.now()),
      two_factor_enabled: row.twoFactorEnabled,
      two_factor_required: actor.mustSetUpTwoFactor,
      recovery_codes_left: row.recoveryCodesLeft,
    };
  }
}
