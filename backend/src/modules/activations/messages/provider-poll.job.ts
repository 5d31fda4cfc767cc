import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import { createForEachDue, underLease, type Lease, type Loop } from '../../../platform/jobs/index.js';
import type { Logger } from '../../../platform/logging/index.js';
import type { ProviderRegistry } from '../provider-registry.js';
import type { SmsProvider } from '../providers/provider.port.js';
import type { ProviderWatch } from '../providers/provider-watch.js';
import type { UnknownOutcomes } from '../purchase/unknown-outcomes.js';
import { createPollPaceStore } from './poll-pace.store.js';
import type { ProviderMessageReader } from './provider-message-reader.js';

const NAME = 'provider-poll';
/** The part of a provider's calls that single questions about numbers may take; the rest is for purchases and cancels. */
const SINGLE_SHARE = 0.6;

interface Deps {
  db: Database;
  clock: Clock;
  log: Logger;
  intervalMs: number;
  providers: ProviderRegistry;
  reader: ProviderMessageReader;
  unknownOutcomes: UnknownOutcomes;
  watch: Pick<ProviderWatch, 'polled'>;
}

/** Asks the providers what they hold open for us, only while something is open or unknown. */
export function providerPollJob(deps: Deps): Loop {
  const { db, clock, intervalMs, providers, reader, unknownOutcomes, watch } = deps;
  const forEachDue = createForEachDue({ ...deps, loop: NAME });
  const paces = createPollPaceStore(db.sql);
  const listedAt = new Map<string, number>();

  /** One that cannot list is asked as often as it bears, the number that was not asked for longest first. */
  async function pollOneByOne(provider: SmsProvider, lease: Lease): Promise<number> {
    const most = Math.max(1, Math.floor((provider.callsPerSecond * SINGLE_SHARE * intervalMs) / 1000));
    const open = await reader.readOneByOne(provider, most, lease);
    return Math.max(1, Math.ceil(open / most)) * intervalMs;
  }

  /** The time since the list was read last, at least the pause between two. */
  function sinceListed(code: string): number {
    const now = clock.now().getTime();
    const before = listedAt.get(code) ?? now;
    listedAt.set(code, now);
    return Math.max(intervalMs, now - before);
  }

  async function poll(provider: SmsProvider, lease: Lease): Promise<void> {
    const listing = await provider.listActiveActivations();
    const isListed = listing.kind === 'listed';
    if (isListed) {
      // What is adopted here receives its messages from the same batch.
      await unknownOutcomes.inspect(provider, listing.items, lease);
      await reader.readListed(provider, listing.items, lease);
    } else if (listing.kind !== 'refused') return;
    const interval = isListed ? sinceListed(provider.code) : await pollOneByOne(provider, lease);
    const intervalSeconds = Math.round(interval / 1000);
    watch.polled(provider.code, interval / 1000);
    await paces.save({ provider: provider.code, isListed, intervalSeconds, polledAt: clock.now() });
  }

  return {
    name: NAME,
    intervalMs,
    isPaced: true,
    async run(lease) {
      await unknownOutcomes.prepare(lease);
      const codes = new Set([...(await unknownOutcomes.providers()), ...(await reader.receivingProviders())]);
      for (const code of listedAt.keys()) if (!codes.has(code)) listedAt.delete(code);
      const asked = (await providers.all()).filter(({ code }) => codes.has(code));
      await inOwnRounds(asked, intervalMs, lease, (provider) =>
        forEachDue({
          lease,
          list: () => [provider],
          idOf: ({ code }) => code,
          work: () => poll(underLease(provider, lease), lease),
        }),
      );
    },
  };
}

/** Each is worked on at least once, and again at its pace until the slowest has ended: one that hangs delays no other. */
async function inOwnRounds<Each>(
  all: readonly Each[],
  intervalMs: number,
  { signal }: Lease,
  work: (one: Each) => Promise<void>,
): Promise<void> {
  const ended = new AbortController();
  const isOver = AbortSignal.any([ended.signal, signal]);
  let working = all.length;
  async function rounds(one: Each): Promise<void> {
    for (let isFirst = true; isFirst || !isOver.aborted; isFirst = false) {
      const beganAt = performance.now();
      try {
        await work(one);
      } finally {
        if (isFirst) working -= 1;
        if (working === 0) ended.abort();
      }
      if (!isOver.aborted) await paused(intervalMs - (performance.now() - beganAt), isOver);
    }
  }
  const rejected = (await Promise.allSettled(all.map(rounds))).find(({ status }) => status === 'rejected');
  if (rejected?.status === 'rejected') throw rejected.reason;
}

/** Ends early where nothing is left to wait for. */
async function paused(ms: number, signal: AbortSignal): Promise<void> {
  await pause(Math.max(0, ms), undefined, { signal }).catch(() => undefined);
}
