import type { SessionsDto } from '../auth.dto.js';
import { deviceOf } from './device.js';
import { maskedAddress } from './masked-address.js';
import type { Session } from './session.js';

/** The sessions of one account as the session `currentId` sees them. */
export function presentSessions(sessions: readonly Session[], currentId: string | null): SessionsDto {
  return {
    sessions: sessions.map((session) => ({
      id: session.id,
      current: session.id === currentId,
      name: session.name,
      user_agent: session.userAgent,
      ...deviceOf(session.userAgent),
      ip_address: maskedAddress(session.ipAddress),
      created_at: session.createdAt.toISOString(),
      last_seen_at: session.lastSeenAt.toISOString(),
      expires_at: session.idleExpiresAt.toISOString(),
    })),
  };
}
