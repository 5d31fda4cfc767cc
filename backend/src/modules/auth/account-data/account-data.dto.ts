import type { MeDto } from '../accounts/account.dto.js';
import type { ActivityDto } from '../activity/activity.dto.js';
import type { ApiKeyDto } from '../api-keys/api-key.dto.js';
import type { TeamDto } from '../teams/team.dto.js';
import type { SessionDto } from '../sessions/sessions.dto.js';

/** An event of the account, with everything that we keep about it. */
export interface ExportedActivityDto extends ActivityDto {
  user_agent: string | null;
}

/** Everything that we keep about an account, by section. */
export interface AccountExportDto {
  exported_at: string;
  account: MeDto;
  sessions: SessionDto[];
  /** Without their secrets, because we do not have them. */
  api_keys: ApiKeyDto[];
  /** The team of the account itself, and the teams that it is a member of. */
  teams: TeamDto[];
  activity: ExportedActivityDto[];
  /** Wallets with their statements, top-ups, activations with their messages, browsers subscribed to notifications. */
  [section: string]: unknown;
}

/** Money that the owner gives up with the account. */
export interface GivenUpBalanceDto {
  currency: 'BRL' | 'USD' | 'EUR';
  /** The balance that the owner was shown. @isInt not_integer @minimum 1 too_small */
  balance_cents: number;
}

export interface DeleteAccountRequestDto {
  /** The account's password. An account without one is confirmed at its identity provider first. */
  password?: string;
  /** 6 digits of the authenticator app or a recovery code, when two-step sign-in is on. @maxLength 40 code_invalid */
  otp_code?: string;
  /** The balance of each wallet that still holds money. You have to name it, so that you lose no money by accident. */
  given_up_balances?: GivenUpBalanceDto[];
}
