import { setTimeout as pause } from 'node:timers/promises';
import { createForEachDue, underLease, type Lease, type Loop } from '../../../platform/jobs/index.js';
import type { Platform } from '../../../platform/platform.js';
import {
  type ProviderRegistry,
  type SmsProvider,
  type ProviderWatch,
  createPollPaceStore,
} from '../../catalogue/index.js';
import type { UnknownOutcomes } from '../purchase/unknown-outcomes.js';
import type { ProviderMessageReader } from './provider-message-reader.js';

const NAME = 'provider-poll';
/** The share of a provider's calls for single numbers; the rest is for purchases and cancels. */
const SINGLE_SHARE = 0.6;
/** After so many rounds without an answer to the list, the provider counts as one that has no list. */
const ROUNDS_WITHOUT_LIST = 10;

type ActiveListing = Awaited<ReturnType<SmsProvider['listActiveActivations']>>;

interface Deps extends Pick<Platform, 'db' | 'clock' | 'log'> {
  intervalMs: number;
  providers: ProviderRegistry;
  reader: ProviderMessageReader;
  unknownOutcomes: UnknownOutcomes;
  watch: Pick<ProviderWatch, 'polled'>;
}

export function providerPollJob(deps: Deps): Loop {
  const { db, clock, intervalMs, providers, reader, unknownOutcomes, watch } = deps;
  const forEachDue = createForEachDue({ ...deps, loop: NAME });
  const paces = createPollPaceStore(db.sql);
  const lookedAt = new Map<string, number>();
  const withoutList = new Map<string, number>();

  async function pollOneByOne(provider: SmsProvider, lease: Lease): Promise<number> {
    const most = Math.max(1, Math.floor((provider.callsPerSecond * SINGLE_SHARE * intervalMs) / 1000));
    const open = await reader.readOneByOne(provider, most, lease);
    return Math.max(1, Math.ceil(open / most));
  }

  /** Time since the last look, in ms; never less than the pause between two rounds. */
  function sinceLooked(code: string): number {
    const now = clock.now().getTime();
    const before = lookedAt.get(code) ?? now;
    lookedAt.set(code, now);
    return Math.max(intervalMs, now - before);
  }

  /** A limit, a ban, a wrong key or an outage does not show that the provider has no list. */
  function hasNoList(code: string, answer: Exclude<ActiveListing, { kind: 'listed' }>): boolean {
    if (answer.kind !== 'no_list') return answer.kind === 'refused' && answer.reason === 'BAD_REQUEST';
    const rounds = (withoutList.get(code) ?? 0) + 1;
    withoutList.set(code, rounds);
    return rounds >= ROUNDS_WITHOUT_LIST;
  }

  async function poll(provider: SmsProvider, lease: Lease): Promise<void> {
    const listing = await provider.listActiveActivations();
    const isListed = listing.kind === 'listed';
    if (isListed) {
      withoutList.delete(provider.code);
      // Numbers that are adopted here receive their messages from the same list.
      await unknownOutcomes.inspect(provider, listing.items, lease);
      await reader.readListed(provider, listing.items, lease);
    } else if (!hasNoList(provider.code, listing)) return;
    const rounds = isListed ? 1 : await pollOneByOne(provider, lease);
    const interval = rounds * sinceLooked(provider.code);
    const intervalSeconds = Math.round(interval / 1000);
    watch.polled(provider.code, interval / 1000);
    const { code } = provider;
    await paces.save({ provider: code, isListed, intervalSeconds, polledAt: clock.now() });
    const [unread] = isListed ? listing.unread : [];
    if (isListed && unread)
      await paces.saveUnread(code, { rows: listing.unread.length, shape: unread.shape }, clock.now());
  }

  return {
    name: NAME,
    intervalMs,
    isPaced: true,
    async run(lease) {
      await unknownOutcomes.prepare(lease);
      const codes = new Set([...(await unknownOutcomes.providers()), ...(await reader.receivingProviders())]);
      for (const code of lookedAt.keys()) if (!codes.has(code)) lookedAt.delete(code);
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

/** Each provider is asked at its own pace until the slowest ends its first round, so a slow one delays no other. */
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

async function paused(ms: number, signal: AbortSignal): Promise<void> {
  await pause(Math.max(0, ms), undefined, { signal }).catch(() => undefined);
}
