import { DomainError } from '../../../platform/errors/index.js';
import {
  createForEachDue,
  underLease,
  type ForEachDue,
  type Lease,
  type Loop,
} from '../../../platform/jobs/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { ActivationEvents } from '../activation-events.js';
import type { MessageRecorder } from '../messages/message-recorder.js';
import type { ProviderRegistry } from '../../catalogue/index.js';
import { cancelAtProvider, type ProviderCancelResult } from './cancel-at-provider.js';
import type { CancelService } from './cancel.service.js';
import { createLifecycleStore, type DueNumber, type LifecycleStore } from './lifecycle.store.js';

const NAME = 'expiry-sweep';
const INTERVAL_MS = 1_000;
const AT_ONCE = 20;

const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 120;
/** After this many tries only staff can find out what the provider did. */
const MOST_RETRIES = 20;

interface Deps extends Pick<Platform, 'db' | 'clock' | 'log'> {
  events: ActivationEvents;
  providers: ProviderRegistry;
  recorder: MessageRecorder;
  cancels: CancelService;
}

export function expirySweepJob(deps: Deps): Loop {
  const sweep = new ExpirySweep(deps);
  return { name: NAME, intervalMs: INTERVAL_MS, run: (lease) => sweep.run(lease) };
}

class ExpirySweep {
  readonly #store: LifecycleStore;
  readonly #forEachEnded: ForEachDue;
  readonly #forEachExpiring: ForEachDue;
  readonly #forEachRetrying: ForEachDue;

  constructor(private readonly deps: Deps) {
    this.#store = createLifecycleStore(deps.db.sql);
    this.#forEachEnded = createForEachDue({ ...deps, loop: NAME });
    this.#forEachExpiring = createForEachDue({ ...deps, loop: NAME });
    this.#forEachRetrying = createForEachDue({ ...deps, loop: NAME });
  }

  async run(lease: Lease): Promise<void> {
    const { clock, events } = this.deps;
    const now = clock.now();
    await this.#forEachEnded({
      lease,
      list: () => this.#store.endAnother(now),
      idOf: (id) => id,
      work: async (id) => events.publishOutcome(await this.#store.get(id, now)),
    });
    await this.#forEachExpiring({
      lease,
      list: (except) => this.#store.listExpiring(now, except),
      idOf: ({ activationId }) => activationId,
      work: (number) => this.#expire(number, lease),
      atOnce: AT_ONCE,
    });
    await this.#forEachRetrying({
      lease,
      list: (except) => this.#store.listRetrying(now, except),
      idOf: ({ activationId }) => activationId,
      work: (number) => this.#retry(number, lease),
      atOnce: AT_ONCE,
    });
  }

  /** Asks the provider first, because a message that came in time is paid. A failed call does not delay the expiry. */
  async #expire(number: DueNumber, lease: Lease): Promise<void> {
    const { clock, events } = this.deps;
    const answer = await this.#cancelAtProvider(number, lease);
    await this.#takeMessages(number, answer);
    const cost = answer.kind === 'returned' || answer.kind === 'charged' ? answer.kind : 'unsettled';
    const ended = await this.#store.end(number.activationId, 'expiry', cost, clock.now());
    events.publishOutcome(ended);
  }

  /** Stores the time of the next try first, so that neither a failure nor a crash repeats the call at once. */
  async #retry(number: DueNumber, lease: Lease): Promise<void> {
    const { activationId, retries, isWaiting } = number;
    const pauseSeconds = Math.min(FIRST_PAUSE_SECONDS * 2 ** retries, LONGEST_PAUSE_SECONDS);
    await this.#store.beginRetry(activationId, this.#in(pauseSeconds));
    const answer = isWaiting
      ? await this.#cancel(activationId, lease)
      : await this.#settleCost(number, lease);
    if (answer.kind !== 'later') return;
    if (retries < MOST_RETRIES) {
      if (answer.afterSeconds !== null)
        await this.#store.retryAt(activationId, this.#in(answer.afterSeconds));
      return;
    }
    const facts = { activation_id: activationId, provider: number.provider };
    this.deps.log.error(facts, 'the provider does not say what became of a number');
    await this.#store.retryAt(activationId, null);
  }

  async #cancel(activationId: string, lease: Lease): Promise<ProviderCancelResult> {
    try {
      const { outcome } = await this.deps.cancels.carryOut(
        await this.#store.get(activationId, this.deps.clock.now()),
        lease,
      );
      return outcome === 'pending' ? { kind: 'later', afterSeconds: null } : { kind: 'returned' };
    } catch (refusal) {
      if (!(refusal instanceof DomainError)) throw refusal;
      return { kind: 'charged' };
    }
  }

  async #settleCost(number: DueNumber, lease: Lease): Promise<ProviderCancelResult> {
    const answer = await this.#cancelAtProvider(number, lease);
    await this.#takeMessages(number, answer);
    if (answer.kind !== 'later') {
      const state = answer.kind === 'returned' ? 'returned' : 'charged';
      await this.#store.settleCost(number.activationId, state, this.deps.clock.now());
    }
    return answer;
  }

  async #cancelAtProvider(
    { provider: code, providerActivationId }: DueNumber,
    lease: Lease,
  ): Promise<ProviderCancelResult> {
    const provider = await this.deps.providers.findProvider(code);
    if (!provider) return { kind: 'later', afterSeconds: null };
    return cancelAtProvider(underLease(provider, lease), providerActivationId);
  }

  async #takeMessages(
    { provider, providerActivationId }: DueNumber,
    answer: ProviderCancelResult,
  ): Promise<void> {
    if (answer.kind !== 'message') return;
    await this.deps.recorder.recordAll(provider, providerActivationId, answer.messages);
  }

  #in(seconds: number): Date {
    return new Date(this.deps.clock.now().getTime() + seconds * 1000);
  }
}
