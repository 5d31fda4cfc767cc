import { isIPv4, isIPv6 } from 'node:net';
import type { Revoked } from './access-revocation.js';
import { deviceOf, type Session } from './session.js';

/** A live session of an account. */
export interface AdminSessionDto {
  id: string;
  /** `web` or the name a command-line client gave itself. */
  name: string;
  /** The browser by its user agent; null if unknown. */
  browser: string | null;
  /** The operating system by the user agent. */
  system: string | null;
  /** Where it was signed in from, without the last part of the address. @example "203.0.113.•••" */
  ip_address: string | null;
  created_at: string;
  last_seen_at: string;
  /** When it ends unless it is used before. */
  expires_at: string;
}

/** One place where the account is signed in. */
export interface SessionDto extends AdminSessionDto {
  /** True for the session that asks. */
  current: boolean;
  user_agent: string | null;
}

export interface SessionsDto {
  /** The live ones, newest first. */
  sessions: SessionDto[];
}

/** The password once more, from who is signed in. */
export interface ConfirmSessionRequestDto {
  /** @isString password_required @minLength 1 password_required @maxLength 128 too_long */
  password: string;
  /** 6 digits of the authenticator app or a recovery code, where two-step sign-in is on. @maxLength 40 code_invalid */
  otp_code?: string;
}

export interface RevokeOtherSessionsRequestDto {
  /** Whether the API keys are revoked too; false if left out. */
  revoke_api_keys?: boolean;
}

export interface EndedSessionsDto {
  /** How many sessions were ended. */
  ended: number;
  /** How many API keys were revoked. */
  api_keys_revoked: number;
}

/** @pattern ^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$ invalid */
export type SessionIdDto = string;

const IPV4_IN_IPV6 = /^::ffff:(?=\d+\.)/i;
const IPV6_GROUPS = 3;

/**
 * A network address without the part that tells one household from the next: enough to recognise one's own
 * provider, too little to find somebody. Null for what is no address.
 */
export function maskedAddress(address: string | null): string | null {
  const plain = address?.replace(IPV4_IN_IPV6, '') ?? '';
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.•••');
  if (!isIPv6(plain)) return null;
  const head = plain.split('::', 1)[0] ?? '';
  const groups = head.split(':').filter(Boolean).slice(0, IPV6_GROUPS);
  return groups.length > 0 ? `${groups.join(':')}:•••` : '::•••';
}

export const presentSession = (session: Session): AdminSessionDto => ({
  id: session.id,
  name: session.name,
  ...deviceOf(session.userAgent),
  ip_address: maskedAddress(session.ipAddress),
  created_at: session.createdAt.toISOString(),
  last_seen_at: session.lastSeenAt.toISOString(),
  expires_at: session.idleExpiresAt.toISOString(),
});

/** The sessions of one account as the session `currentId` sees them. */
export function presentSessions(sessions: readonly Session[], currentId: string | null): SessionsDto {
  return {
    sessions: sessions.map((session) => ({
      ...presentSession(session),
      current: session.id === currentId,
      user_agent: session.userAgent,
    })),
  };
}

/** How much of an account's access was ended. */
export const presentRevoked = ({ sessions, apiKeys }: Revoked): EndedSessionsDto => ({
  ended: sessions,
  api_keys_revoked: apiKeys,
});
