import { DomainError } from '../../../platform/errors/index.js';
import type { RuleState } from '../../../platform/http/index.js';
import { underLease, type Lease } from '../../../platform/jobs/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { ActivationEvents } from '../activation-events.js';
import { assertActivationId, type Activation, type ActivationOutcome } from '../activation.js';
import type { MessageRecorder } from '../messages/message-recorder.js';
import type { ProviderRegistry } from '../../catalogue/index.js';
import { cancelAtProvider } from './cancel-at-provider.js';
import {
  createLifecycleStore,
  type CancelRule,
  type ConfirmedCancel,
  type LifecycleStore,
} from './lifecycle.store.js';

export interface Cancel {
  outcome: 'cancelled' | 'already_cancelled' | 'pending';
  activation: Activation;
  /** How many cancels of this product are left before purchases pause; null where this cancel did not count. */
  limit: RuleState | null;
  blockedUntil: Date | null;
}

interface Deps extends Pick<Platform, 'db' | 'clock' | 'settings'> {
  events: ActivationEvents;
  providers: ProviderRegistry;
  recorder: MessageRecorder;
}

/** After this time the sweep takes over a cancel that the provider has not answered. */
export const SWEEP_AFTER_SECONDS = 10;

/** Gives numbers back. The money returns only when the provider confirms. */
export class CancelService {
  readonly #store: LifecycleStore;

  constructor(private readonly deps: Deps) {
    this.#store = createLifecycleStore(deps.db.sql);
  }

  /** @throws DomainError NOT_FOUND, CANCEL_TOO_EARLY, CODE_RECEIVED, ACTIVATION_CLOSED */
  async cancel(userId: string, activationId: string): Promise<Cancel> {
    const now = this.deps.clock.now();
    assertActivationId(activationId);
    const begun = await this.#store.beginCancel(userId, activationId, SWEEP_AFTER_SECONDS, now);
    if (!begun?.activation) throw new DomainError('NOT_FOUND');
    if (begun.reason === 'already_cancelled') return cancelOf('already_cancelled', begun.activation);
    this.deps.events.publishOutcome(begun);
    return this.carryOut(begun);
  }

  /** @throws DomainError CODE_RECEIVED */
  async carryOut(begun: ActivationOutcome, lease?: Lease): Promise<Cancel> {
    const { activationId, activation } = begun;
    if (!activation) throw new DomainError('NOT_FOUND');
    const isReturned = await this.giveBack(begun, lease);
    return isReturned ? this.confirm(activationId, activation) : cancelOf('pending', activation);
  }

  /** Answers false until the provider takes the number back. @throws DomainError CODE_RECEIVED */
  async giveBack(
    { activationId, provider: code, providerActivationId }: ActivationOutcome,
    lease?: Lease,
  ): Promise<boolean> {
    const provider = await this.deps.providers.findProvider(code);
    if (!provider || !providerActivationId) return false;
    const answer = await cancelAtProvider(underLease(provider, lease), providerActivationId);
    switch (answer.kind) {
      case 'returned':
        return true;
      case 'message':
      case 'charged': {
        const messages = answer.kind === 'message' ? answer.messages : [];
        await this.deps.recorder.recordAll(provider.code, providerActivationId, messages);
        const withdrawn = await this.#store.withdrawCancel(activationId, this.deps.clock.now());
        this.deps.events.publishOutcome(withdrawn);
        throw new DomainError('CODE_RECEIVED');
      }
      case 'later':
        return false;
    }
  }

  async confirm(activationId: string, before: Activation): Promise<Cancel> {
    const { clock, settings, events } = this.deps;
    const rule = settings.current().cancel_block;
    const confirmed = await this.#store.confirmCancel(activationId, rule, clock.now());
    const { outcome } = confirmed;
    events.publishOutcome(outcome);
    const kind = outcome.changed ? 'cancelled' : 'already_cancelled';
    return { ...cancelOf(kind, outcome.activation ?? before), ...pauseOf(confirmed, rule) };
  }
}

function cancelOf(outcome: Cancel['outcome'], activation: Activation): Cancel {
  return { outcome, activation, limit: null, blockedUntil: null };
}

function pauseOf({ cancels, blockedUntil }: ConfirmedCancel, rule: CancelRule) {
  const { count: quota, window_seconds: windowSeconds } = rule;
  return {
    limit: cancels === null ? null : { quota, windowSeconds, remaining: quota - cancels },
    blockedUntil,
  };
}
