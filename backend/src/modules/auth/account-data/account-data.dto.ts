import type { MeDto } from '../accounts/account.dto.js';
import type { ActivityDto } from '../activity/activity.dto.js';
import type { ApiKeyDto } from '../api-keys/api-key.dto.js';
import type { TeamDto } from '../teams/team.dto.js';
import type { SessionDto } from '../sessions/sessions.dto.js';

/** Something that happened, with all that is kept about it. */
export interface ExportedActivityDto extends ActivityDto {
  user_agent: string | null;
}

/** Everything that we keep about an account, by section. */
export interface AccountExportDto {
  exported_at: string;
  account: MeDto;
  sessions: SessionDto[];
  /** Without their secrets, which we do not have. */
  api_keys: ApiKeyDto[];
  /** The account's own, and those that it is a member of. */
  teams: TeamDto[];
  activity: ExportedActivityDto[];
  /** Wallets with their statements, top-ups, activations with their messages, browsers that show notifications. */
  [section: string]: unknown;
}

/** Money that is given up with the account. */
export interface GivenUpBalanceDto {
  currency: 'BRL' | 'USD' | 'EUR';
  /** As it was shown. @isInt not_integer @minimum 1 too_small */
  balance_cents: number;
}

export interface DeleteAccountRequestDto {
  /** The account's password; accounts without one confirm through their identity provider before. */
  password?: string;
  /** 6 digits of the authenticator app or a recovery code, where two-step sign-in is on. @maxLength 40 code_invalid */
  otp_code?: string;
  /** What the wallets still hold, one entry per wallet: named explicitly, so that no money is given up by accident. */
  given_up_balances?: GivenUpBalanceDto[];
}
