import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Logger } from '../../../platform/logging/index.js';
import type { ActivationEvents } from '../activation-events.js';
import type { ConnectedProviders } from '../connected-providers.js';
import type { MessageIntake } from '../messages/message-intake.js';
import { giveBack, type GiveBack } from './cancel-at-provider.js';
import type { CancelService } from './cancel.service.js';
import { createLifecycleStore, type DueNumber, type LifecycleStore } from './lifecycle.store.js';

const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 120;
/** After so many tries only a person can find out what a provider did with its price. */
const MOST_RETRIES = 20;

interface Dependencies {
  db: Database;
  clock: Clock;
  log: Logger;
  events: ActivationEvents;
  providers: ConnectedProviders;
  intake: MessageIntake;
  cancels: CancelService;
}

/** Ends numbers whose time is over, and finishes what was asked of a provider that did not answer. */
export class Settlement {
  readonly #store: LifecycleStore;

  constructor(private readonly dependencies: Dependencies) {
    this.#store = createLifecycleStore(dependencies.db.sql);
  }

  async run(): Promise<void> {
    const { clock, events } = this.dependencies;
    const now = clock.now();
    for (const outcome of await this.#store.endAnother(now)) events.stepTaken(outcome);
    const expiring = await this.#store.listExpiring(now);
    await Promise.all(expiring.map((number) => this.#expire(number)));
    const retrying = await this.#store.listRetrying(now);
    await Promise.all(retrying.map((number) => this.#retry(number)));
  }

  /** The provider is asked first, because a message that came in time is paid; its silence does not keep the money. */
  async #expire(number: DueNumber): Promise<void> {
    const { clock, events } = this.dependencies;
    const answer = await this.#giveBack(number);
    await this.#takeMessages(number, answer);
    const cost = {
      returned: 'returned',
      charged: 'charged',
      message: 'unsettled',
      later: 'unsettled',
    } as const;
    const ended = await this.#store.end(number.activationId, 'expiry', cost[answer.kind], clock.now());
    events.stepTaken(ended);
  }

  async #retry(number: DueNumber): Promise<void> {
    if (number.isWaiting) return this.#retryCancel(number);
    const answer = await this.#giveBack(number);
    await this.#takeMessages(number, answer);
    if (answer.kind === 'later') return this.#postpone(number, answer.afterSeconds);
    await this.#store.settleCost(number.activationId, answer.kind === 'returned' ? 'returned' : 'charged');
  }

  async #retryCancel(number: DueNumber): Promise<void> {
    await this.#postpone(number, null);
    const activation = await this.#store.get(number.activationId);
    try {
      await this.dependencies.cancels.carryOut(activation);
    } catch (refusal) {
      if (!(refusal instanceof DomainError)) throw refusal;
    }
  }

  #giveBack({ provider: code, providerActivationId }: DueNumber): Promise<GiveBack> {
    const provider = this.dependencies.providers.findProvider(code);
    return provider
      ? giveBack(provider, providerActivationId)
      : Promise.resolve({ kind: 'later', afterSeconds: null });
  }

  async #takeMessages({ provider, providerActivationId }: DueNumber, answer: GiveBack): Promise<void> {
    if (answer.kind !== 'message') return;
    await this.dependencies.intake.takeAll(provider, providerActivationId, answer.messages);
  }

  async #postpone(
    { activationId, provider, retries }: DueNumber,
    afterSeconds: number | null,
  ): Promise<void> {
    const pause = afterSeconds ?? Math.min(FIRST_PAUSE_SECONDS * 2 ** retries, LONGEST_PAUSE_SECONDS);
    const isHopeless = retries >= MOST_RETRIES;
    if (isHopeless) {
      const facts = { activation: activationId, provider };
      this.dependencies.log.error(facts, 'the provider does not say what became of a number');
    }
    const until = new Date(this.dependencies.clock.now().getTime() + pause * 1000);
    await this.#store.postpone(activationId, isHopeless ? null : until);
  }
}
