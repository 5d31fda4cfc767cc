import { setImmediate as turn } from 'node:timers/promises';
import { createForEachDue, type ForEachDue, type Lease } from '../../../platform/jobs/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { ActivationEvents } from '../activation-events.js';
import { createLifecycleStore } from '../lifecycle/lifecycle.store.js';
import type { ActiveActivation, SmsProvider, StatusResult } from '../../catalogue/index.js';
import { createAttemptStore } from '../purchase/attempt.store.js';
import type { MessageRecorder } from './message-recorder.js';
import { createMessageStore, type ReceivingNumber } from './message.store.js';

/** How many numbers are asked for one by one beside a list in a round, and how often each. */
const SINGLE_CALLS = 5;
const SINGLE_PAUSE_MS = 15_000;
/** Numbers asked for at once without a list. This makes purchases wait for half a second at most. */
const AT_ONCE = { share: 0.5, least: 4, most: 32 };
const AT_A_TURN = 500;

interface Deps extends Pick<Platform, 'db' | 'clock' | 'log'> {
  events: ActivationEvents;
  recorder: MessageRecorder;
}

export class ProviderMessageReader {
  readonly #messages;
  readonly #lifecycle;
  readonly #attempts;
  readonly #forEachShown: ForEachDue;
  readonly #forEachUnclear: ForEachDue;
  readonly #askedAt = new Map<string, Map<string, number>>();
  readonly #taken = new Map<string, Map<string, string>>();

  constructor(private readonly deps: Deps) {
    this.#messages = createMessageStore(deps.db.sql);
    this.#lifecycle = createLifecycleStore(deps.db.sql);
    this.#attempts = createAttemptStore(deps.db.sql);
    this.#forEachShown = createForEachDue({ ...deps, loop: 'provider-poll' });
    this.#forEachUnclear = createForEachDue({ ...deps, loop: 'provider-poll' });
  }

  receivingProviders(): Promise<string[]> {
    return this.#messages.receivingProviders(this.deps.clock.now());
  }

  /** Asks for a number by itself where it changed without a text, or where the list lacks it or says that it ended. */
  async readListed(provider: SmsProvider, list: readonly ActiveActivation[], lease: Lease): Promise<void> {
    const { clock, recorder } = this.deps;
    const ours = await this.#messages.listReceiving(provider.code, clock.now());
    const taken = this.#takenOf(provider.code, ours);
    const shown = new Map(list.map((item) => [item.providerActivationId, item]));
    const missing = ours.filter(({ providerActivationId }) => !shown.has(providerActivationId));
    const changed: { number: ReceivingNumber; item: ActiveActivation; face: string }[] = [];
    for (const [place, number] of ours.entries()) {
      if (place % AT_A_TURN === AT_A_TURN - 1) await turn();
      const item = shown.get(number.providerActivationId);
      const face = item && faceOf(item);
      if (item?.cost && number.isCostGuessed)
        await this.#attempts.costStated(provider.code, item.providerActivationId, item.cost, clock.now());
      if (item && face && taken.get(number.providerActivationId) !== face)
        changed.push({ number, item, face });
    }

    const unrecorded = await recorder.unrecorded(
      provider.code,
      changed.map(({ item }) => item),
    );
    const unclear = new Map<ReceivingNumber, string | null>(missing.map((number) => [number, null]));
    await this.#forEachShown({
      lease,
      list: () => changed,
      idOf: ({ number }) => number.activationId,
      work: async ({ number, item, face }) => {
        const messages = item.messages.filter((message) => unrecorded.has(message));
        const isIncomplete = item.state === 'received' && item.messages.length === 0;
        const isEnded = item.state === 'cancelled' && item.messages.length === 0 && number.isWaiting;
        if (isIncomplete || isEnded || messages.some(({ text }) => text === null)) {
          unclear.set(number, face);
          return;
        }
        await recorder.recordAll(provider.code, number.providerActivationId, messages);
        taken.set(number.providerActivationId, face);
      },
    });
    await this.#forEachUnclear({
      lease,
      list: () => this.#longestUnasked(provider.code, [...unclear.keys()], SINGLE_CALLS, SINGLE_PAUSE_MS),
      idOf: ({ activationId }) => activationId,
      work: async (number) => {
        const { kind } = await this.readOne(provider, number);
        const face = unclear.get(number);
        if (kind !== 'received') return;
        this.#askedAt.get(provider.code)?.delete(number.providerActivationId);
        if (face) taken.set(number.providerActivationId, face);
      },
    });
  }

  async readOneByOne(provider: SmsProvider, most: number, lease: Lease): Promise<number> {
    const ours = await this.#messages.listReceiving(provider.code, this.deps.clock.now());
    await this.#forEachUnclear({
      lease,
      list: () => this.#longestUnasked(provider.code, ours, most, 0),
      idOf: ({ activationId }) => activationId,
      work: async (number) => void (await this.readOne(provider, number)),
      atOnce: Math.min(AT_ONCE.most, Math.max(AT_ONCE.least, provider.callsPerSecond * AT_ONCE.share)),
    });
    return ours.length;
  }

  async readOne(
    provider: SmsProvider,
    number: Pick<ReceivingNumber, 'activationId' | 'providerActivationId' | 'isWaiting'>,
  ): Promise<StatusResult> {
    const { clock, events, recorder } = this.deps;
    const status = await provider.getStatus(number.providerActivationId);
    if (status.kind === 'received') {
      await recorder.record(provider.code, number.providerActivationId, status.message);
    } else if (status.kind === 'cancelled' && number.isWaiting) {
      const ended = await this.#lifecycle.end(number.activationId, 'provider', 'returned', clock.now());
      events.publishOutcome(ended);
    }
    return status;
  }

  #longestUnasked(
    provider: string,
    numbers: readonly ReceivingNumber[],
    most: number,
    pauseMs: number,
  ): ReceivingNumber[] {
    const now = this.deps.clock.now().getTime();
    const before = this.#askedAt.get(provider);
    const askedAt = ({ providerActivationId }: ReceivingNumber) =>
      before?.get(providerActivationId) ?? -Infinity;
    const due = numbers
      .filter((number) => now - askedAt(number) >= pauseMs)
      .sort((left, right) => askedAt(left) - askedAt(right))
      .slice(0, most);
    const asked = new Set(due);
    this.#askedAt.set(
      provider,
      new Map(
        numbers
          .map((number): [string, number] => [
            number.providerActivationId,
            asked.has(number) ? now : askedAt(number),
          ])
          .filter(([, at]) => Number.isFinite(at)),
      ),
    );
    return due;
  }

  #takenOf(provider: string, open: readonly ReceivingNumber[]): Map<string, string> {
    const before = this.#taken.get(provider);
    const taken = new Map(
      open.flatMap(({ providerActivationId: id }): [string, string][] => {
        const face = before?.get(id);
        return face === undefined ? [] : [[id, face]];
      }),
    );
    this.#taken.set(provider, taken);
    return taken;
  }
}

function faceOf({ state, messages }: ActiveActivation): string {
  if (messages.length === 0) return state;
  return JSON.stringify([state, ...messages.map(({ code, text }) => [code, text])]);
}
