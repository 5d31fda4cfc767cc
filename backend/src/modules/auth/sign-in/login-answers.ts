import type { Clock } from '../../../platform/clock.js';
import type { SettingsReader } from '../../../platform/settings/index.js';
import type { AccessTokens } from '../sessions/access-token.js';
import type { Account } from '../accounts/account.js';
import type { LoginDto } from '../auth.dto.js';
import type { Session } from '../sessions/session.js';

interface Dependencies {
  clock: Clock;
  settings: SettingsReader;
  accessTokens: AccessTokens;
}

/** What somebody is told whose session was opened or renewed: a fresh access token for it. */
export type LoginAnswers = (account: Account, session: Session) => LoginDto;

export function createLoginAnswers({ clock, settings, accessTokens }: Dependencies): LoginAnswers {
  return ({ id: userId, mustChangePassword }, { id: sessionId, rotation }) => {
    const lifetimeSeconds = settings.current().access_token_seconds;
    const claims = { userId, sessionId, rotation, issuedAt: clock.now(), lifetimeSeconds };
    return {
      access_token: accessTokens.issue(claims),
      token_type: 'bearer',
      expires_in: lifetimeSeconds,
      must_change_password: mustChangePassword,
    };
  };
}
