import { isIPv4, isIPv6 } from 'node:net';
import type { Revoked } from './access-revocation.js';
import { deviceOf, type Session } from './session.js';

/** A live session of an account. */
export interface AdminSessionDto {
  id: string;
  /** `web`, or the name that a program gave itself. */
  name: string;
  /** The browser, read from the user agent; null when unknown. */
  browser: string | null;
  /** The operating system, read from the user agent; null when unknown. */
  system: string | null;
  /** The address of the sign-in, without its last part. @example "203.0.113.•••" */
  ip_address: string | null;
  created_at: string;
  last_seen_at: string;
  /** When the session ends if nobody uses it. */
  expires_at: string;
}

/** A live session of the caller's account. */
export interface SessionDto extends AdminSessionDto {
  /** Whether it is the session that calls. */
  current: boolean;
  user_agent: string | null;
}

export interface SessionsDto {
  /** All live sessions, newest first. */
  sessions: SessionDto[];
}

/** The password once more, from a person who is signed in. */
export interface ConfirmSessionRequestDto {
  /** @isString password_required @minLength 1 password_required @maxLength 128 too_long */
  password: string;
  /** 6 digits of the authenticator app or a recovery code, when two-step sign-in is on. @maxLength 40 code_invalid */
  otp_code?: string;
}

export interface RevokeOtherSessionsRequestDto {
  /** Whether to revoke the API keys too; false when left out. */
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
 * A network address without the part that identifies one household. It is enough to recognise one's own
 * provider, but not to find a person. Null when the text is no address.
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

/** The sessions of one account, with the session `currentId` marked. */
export function presentSessions(sessions: readonly Session[], currentId: string | null): SessionsDto {
  return {
    sessions: sessions.map((session) => ({
      ...presentSession(session),
      current: session.id === currentId,
      user_agent: session.userAgent,
    })),
  };
}

export const presentRevoked = ({ sessions, apiKeys }: Revoked): EndedSessionsDto => ({
  ended: sessions,
  api_keys_revoked: apiKeys,
});
