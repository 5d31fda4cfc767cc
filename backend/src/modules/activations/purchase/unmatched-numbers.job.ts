import { dueLoop, underLease, type Lease, type Loop } from '../../../platform/jobs/index.js';
import type { Platform } from '../../../platform/platform.js';
import { cancelAtProvider } from '../lifecycle/cancel-at-provider.js';
import type { ProviderRegistry } from '../../catalogue/index.js';
import { createAttemptStore, type UnmatchedNumber } from './attempt.store.js';

const NAME = 'stray-numbers';
const INTERVAL_MS = 5_000;
const PAUSE_MS = 15_000;

interface Deps extends Pick<Platform, 'db' | 'clock' | 'log'> {
  providers: ProviderRegistry;
}

export function unmatchedNumbersJob(deps: Deps): Loop {
  const { db, clock, providers } = deps;
  const attempts = createAttemptStore(db.sql);

  async function returnNumber({ provider: code, providerActivationId }: UnmatchedNumber, lease: Lease) {
    // The next due time is stored before the call.
    await attempts.saveUnmatched(code, providerActivationId, 'cancelling', clock.now());
    const provider = await providers.findProvider(code);
    if (!provider) return;
    const { kind } = await cancelAtProvider(underLease(provider, lease), providerActivationId);
    if (kind === 'later') return;
    const state = kind === 'returned' ? 'cancelled' : 'kept';
    await attempts.saveUnmatched(code, providerActivationId, state, clock.now());
  }

  return dueLoop(deps, {
    name: NAME,
    intervalMs: INTERVAL_MS,
    list: () => attempts.unmatchedToCancel(new Date(clock.now().getTime() - PAUSE_MS)),
    idOf: ({ provider, providerActivationId }) => `${provider}:${providerActivationId}`,
    work: returnNumber,
  });
}
