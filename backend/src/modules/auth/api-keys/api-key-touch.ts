import type { Clock } from '../../../platform/clock.js';
import type { Logger } from '../../../platform/logging/index.js';
import type { LiveApiKey, LiveApiKeyStore } from './live-api-key.store.js';

const PRECISION_MS = 60_000;

/** Notes that keys are used, to the minute, without the request waiting for it. */
export function createApiKeyTouch(store: LiveApiKeyStore, clock: Clock, log: Logger) {
  return ({ id, lastUsedAt }: LiveApiKey): void => {
    if (lastUsedAt && clock.now().getTime() - lastUsedAt.getTime() < PRECISION_MS) return;
    store
      .markUsed(id)
      .catch((error: unknown) => log.warn({ err: error }, 'an API key could not be marked as used'));
  };
}
