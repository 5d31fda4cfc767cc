import type { Clock } from '../../../platform/clock.js';
import type { Logger } from '../../../platform/logging/index.js';
import { idleEnd } from './session-lifetime.js';
import type { LiveSession, LiveSessionStore } from './live-session.store.js';

const PRECISION_MS = 60_000;

/** Notes that sessions are used, to the minute, without the request waiting for it. */
export function createSessionTouch(store: LiveSessionStore, clock: Clock, log: Logger) {
  return (session: LiveSession): void => {
    const now = clock.now();
    if (now.getTime() - session.lastSeenAt.getTime() < PRECISION_MS) return;
    store
      .touch(session.sessionId, now, idleEnd(session.role, now, session.expiresAt))
      .catch((error: unknown) => log.warn({ err: error }, 'a session could not be marked as used'));
  };
}
