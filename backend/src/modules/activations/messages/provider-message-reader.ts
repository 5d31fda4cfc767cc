import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import { createForEachDue, type ForEachDue, type Lease } from '../../../platform/jobs/index.js';
import type { Logger } from '../../../platform/logging/index.js';
import type { ActivationEvents } from '../activation-events.js';
import { createLifecycleStore } from '../lifecycle/lifecycle.store.js';
import type { ActiveActivation, SmsProvider, StatusResult } from '../providers/provider.port.js';
import type { MessageRecorder } from './message-recorder.js';
import { createMessageStore, type ReceivingNumber } from './message.store.js';

/** Numbers that the batch does not tell about are asked for one by one, so many in a round and so often each. */
const SINGLE_CALLS = 5;
const SINGLE_PAUSE_MS = 15_000;

interface Deps {
  db: Database;
  clock: Clock;
  log: Logger;
  events: ActivationEvents;
  recorder: MessageRecorder;
}

/** Reads what a provider shows for our open numbers. */
export class ProviderMessageReader {
  readonly #messages;
  readonly #lifecycle;
  readonly #forEachShown: ForEachDue;
  readonly #forEachUnclear: ForEachDue;
  readonly #askedAt = new Map<string, number>();

  constructor(private readonly deps: Deps) {
    this.#messages = createMessageStore(deps.db.sql);
    this.#lifecycle = createLifecycleStore(deps.db.sql);
    this.#forEachShown = createForEachDue({ ...deps, loop: 'provider-poll' });
    this.#forEachUnclear = createForEachDue({ ...deps, loop: 'provider-poll' });
  }

  receivingProviders(): Promise<string[]> {
    return this.#messages.receivingProviders(this.deps.clock.now());
  }

  /** Takes the new messages of a batch; null where the provider has no batch. */
  async read(provider: SmsProvider, batch: readonly ActiveActivation[] | null, lease: Lease): Promise<void> {
    const { clock, recorder } = this.deps;
    const ours = await this.#messages.listReceiving(provider.code, clock.now());
    const unrecorded = await recorder.unrecorded(provider.code, batch ?? []);
    const shown = new Map(batch?.map((item) => [item.providerActivationId, item]));
    const unclear: ReceivingNumber[] = [];
    await this.#forEachShown({
      lease,
      list: () => ours,
      idOf: ({ activationId }) => activationId,
      work: async (number) => {
        const item = shown.get(number.providerActivationId);
        const messages = item?.messages.filter((message) => unrecorded.has(message)) ?? [];
        const isIncomplete = item?.state === 'received' && item.messages.length === 0;
        if (!item || isIncomplete || messages.some(({ text }) => text === null)) unclear.push(number);
        else await recorder.recordAll(provider.code, number.providerActivationId, messages);
      },
    });
    this.#forgetClosed(ours);
    await this.#forEachUnclear({
      lease,
      list: () => this.#dueOf(unclear),
      idOf: ({ activationId }) => activationId,
      work: async (number) => void (await this.readOne(provider, number)),
    });
  }

  /** Asks for one number and takes in what the provider says: its newest message, or that it closed the number. */
  async readOne(
    provider: SmsProvider,
    number: Pick<ReceivingNumber, 'activationId' | 'providerActivationId' | 'isWaiting'>,
  ): Promise<StatusResult> {
    const { clock, events, recorder } = this.deps;
    const status = await provider.getStatus(number.providerActivationId);
    if (status.kind === 'received') {
      this.#askedAt.delete(number.providerActivationId);
      await recorder.record(provider.code, number.providerActivationId, status.message);
    } else if (status.kind === 'cancelled' && number.isWaiting) {
      const ended = await this.#lifecycle.end(number.activationId, 'provider', 'returned', clock.now());
      events.publishOutcome(ended);
    }
    return status;
  }

  #dueOf(numbers: readonly ReceivingNumber[]): ReceivingNumber[] {
    const now = this.deps.clock.now().getTime();
    const askedAt = ({ providerActivationId }: ReceivingNumber) =>
      this.#askedAt.get(providerActivationId) ?? -Infinity;
    const due = numbers
      .filter((number) => now - askedAt(number) >= SINGLE_PAUSE_MS)
      .sort((left, right) => askedAt(left) - askedAt(right))
      .slice(0, SINGLE_CALLS);
    for (const { providerActivationId } of due) this.#askedAt.set(providerActivationId, now);
    return due;
  }

  #forgetClosed(open: readonly ReceivingNumber[]): void {
    const ids = new Set(open.map(({ providerActivationId }) => providerActivationId));
    for (const id of this.#askedAt.keys()) if (!ids.has(id)) this.#askedAt.delete(id);
  }
}
