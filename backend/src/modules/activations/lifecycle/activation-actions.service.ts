import { DomainError } from '../../../platform/errors/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { ActivationEvents } from '../activation-events.js';
import { assertActivationId, type Activation, type ActivationOutcome } from '../activation.js';
import type { ProviderRegistry } from '../../catalogue/index.js';
import { createLifecycleStore, type LifecycleStore } from './lifecycle.store.js';

interface Deps extends Pick<Platform, 'db' | 'clock' | 'log'> {
  events: ActivationEvents;
  providers: ProviderRegistry;
}

export class ActivationActionsService {
  readonly #store: LifecycleStore;

  constructor(private readonly deps: Deps) {
    this.#store = createLifecycleStore(deps.db.sql);
  }

  /** @throws DomainError NOT_FOUND, ACTIVATION_NOT_COMPLETED, ACTIVATION_CLOSED, ANOTHER_SMS_NOT_AVAILABLE,
   * PROVIDER_UNAVAILABLE */
  async requestAnother(userId: string, activationId: string): Promise<Activation> {
    const { clock, events } = this.deps;
    assertActivationId(activationId);
    const begun = await this.#store.beginAnother(userId, activationId, clock.now());
    if (!begun?.activation) throw new DomainError('NOT_FOUND');
    if (begun.reason === 'already_asked') return begun.activation;
    await this.#askForAnother(begun);
    const confirmed = await this.#store.confirmAnother(activationId, clock.now());
    events.publishOutcome(confirmed);
    return confirmed.activation ?? begun.activation;
  }

  /** @throws DomainError NOT_FOUND, ACTIVATION_NOT_COMPLETED, ACTIVATION_CLOSED */
  async finish(userId: string, activationId: string): Promise<Activation> {
    const { clock, events } = this.deps;
    assertActivationId(activationId);
    const finished = await this.#store.finish(userId, activationId, clock.now());
    if (!finished?.activation) throw new DomainError('NOT_FOUND');
    events.publishOutcome(finished);
    if (finished.changed) void this.#finishAtProvider(finished);
    return finished.activation;
  }

  async #askForAnother({ provider: code, providerActivationId }: ActivationOutcome): Promise<void> {
    const provider = await this.deps.providers.findProvider(code);
    if (!provider || !providerActivationId) throw new DomainError('PROVIDER_UNAVAILABLE');
    const result = await provider.requestAnother(providerActivationId);
    if (result.kind === 'requested') return;
    if (result.kind === 'not_possible') throw new DomainError('ANOTHER_SMS_NOT_AVAILABLE');
    if (result.kind === 'not_found') throw new DomainError('ACTIVATION_CLOSED');
    throw new DomainError('PROVIDER_UNAVAILABLE');
  }

  /** A failure here is only logged: the number ends at the provider by itself. */
  async #finishAtProvider({ provider: code, providerActivationId }: ActivationOutcome): Promise<void> {
    const provider = await this.deps.providers.findProvider(code);
    if (!provider || !providerActivationId) return;
    const { kind, exchange } = await provider.finish(providerActivationId);
    if (kind === 'finished' || kind === 'already_closed') return;
    this.deps.log.info({ provider: code, kind, request: exchange.request }, 'finish was not confirmed');
  }
}
