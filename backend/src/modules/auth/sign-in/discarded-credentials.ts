import type { Clock } from '../../../platform/clock.js';
import type { UnitOfWork } from '../../../platform/database/index.js';
import type { EventBus } from '../../../platform/events/index.js';
import { publishApiKeyRevoked } from '../api-keys/api-key.service.js';
import { apiKeyStore } from '../api-keys/api-key.store.js';
import { knownDeviceStore } from '../sessions/known-device.store.js';
import { passwordResetStore } from '../passwords/password-reset.store.js';
import { passwordStore } from '../passwords/password.store.js';
import { publishSessionEnded } from '../sessions/session.service.js';
import { sessionStore } from '../sessions/session.store.js';
import { twoFactorStore } from '../two-factor/two-factor.store.js';

interface Dependencies {
  clock: Clock;
  events: EventBus;
}

/** Takes away everything by which the account could be entered so far. */
export async function discardCredentials(
  userId: string,
  { clock, events }: Dependencies,
  unit: UnitOfWork,
): Promise<void> {
  const { sql } = unit;
  await passwordStore(sql).discard(userId);
  await passwordResetStore(sql).forgetOf(userId);
  await twoFactorStore(sql).remove(userId);
  await knownDeviceStore(sql).forgetOf(userId);
  const ended = await sessionStore(sql).endAll(userId, clock.now());
  const revoked = await apiKeyStore(sql).revokeAll(userId);
  unit.afterCommit(() => {
    for (const session of ended) publishSessionEnded(events, session);
    for (const key of revoked) publishApiKeyRevoked(events, key);
  });
}
