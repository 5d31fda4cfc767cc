import { DomainError } from '../../../platform/errors/index.js';
import type { Language } from '../../../platform/languages.js';
import { moneyField } from '../../../platform/money.js';
import type { Platform } from '../../../platform/platform.js';
import type { ActivationEvents } from '../activation-events.js';
import { assertActivationId, type Activation, type ActivationOutcome } from '../activation.js';
import { pricingOf } from '../../catalogue/index.js';
import type { NumberBuyer } from '../purchase/number-buyer.js';
import { SWEEP_AFTER_SECONDS, type CancelService } from './cancel.service.js';
import { createLifecycleStore, type LifecycleStore, type SwapPurchase } from './lifecycle.store.js';

export interface PendingSwap {
  kind: 'pending';
  /** When the new number appears or the money is back at the latest; null until the old number is given back. */
  settlesBy: Date | null;
}

export type Swap = { kind: 'swapped'; activation: Activation } | PendingSwap;

export interface SwapRequest {
  userId: string;
  activationId: string;
  language: Language;
}

interface Deps extends Pick<Platform, 'db' | 'clock' | 'settings'> {
  events: ActivationEvents;
  cancels: CancelService;
  buyer: NumberBuyer;
}

/**
 * Replaces a silent number once, at no extra cost: a repeated call answers the state of that swap. Where the old number
 * cannot be given back at once, the swap becomes a cancel.
 */
export class SwapService {
  readonly #store: LifecycleStore;

  constructor(private readonly deps: Deps) {
    this.#store = createLifecycleStore(deps.db.sql);
  }

  /**
   * @throws DomainError NOT_FOUND, CODE_RECEIVED, ACTIVATION_CLOSED, SWAP_NOT_AVAILABLE, SWAP_TOO_EARLY,
   * PURCHASES_BLOCKED; SWAP_NO_NUMBER when there is no new number and the money is back
   */
  async swap({ userId, activationId, language }: SwapRequest): Promise<Swap> {
    const { clock, settings, events, cancels } = this.deps;
    assertActivationId(activationId);
    const begun = await this.#store.beginSwap(userId, activationId, SWEEP_AFTER_SECONDS, clock.now());
    if (!begun?.activation) throw new DomainError('NOT_FOUND');
    const { activation: old } = begun;
    if (old.status !== 'WAITING_SMS') return this.#successorOf(old);
    events.publishOutcome(begun);
    if (!(await cancels.giveBack(begun))) return { kind: 'pending', settlesBy: null };

    const pricing = pricingOf(settings.current());
    const { outcome, next } = await this.#store.confirmSwap(activationId, language, pricing, clock.now());
    if (outcome.reason === 'not_asked') await cancels.confirm(activationId, old);
    if (!outcome.changed) return this.#successorOf(old);
    events.publishOutcome(outcome);
    if (!next) throw moneyIsBack(old);
    return this.#buy(outcome, old, next);
  }

  async #buy(
    { userId }: ActivationOutcome,
    old: Activation,
    { purchaseId, offers, first }: SwapPurchase,
  ): Promise<Swap> {
    const { isoCode: countryIso } = old.country;
    const { result } = await this.deps.buyer.buy({
      purchaseId,
      userId,
      number: 1,
      countryIso,
      first,
      offers,
    });
    switch (result.kind) {
      case 'allotted':
        return { kind: 'swapped', activation: result.activation };
      case 'unknown':
        return { kind: 'pending', settlesBy: result.settlesBy };
      case 'failed':
        throw moneyIsBack(old);
    }
  }

  async #successorOf(old: Activation): Promise<Swap> {
    const { clock, settings } = this.deps;
    const successor = await this.#store.findSuccessor(old.id, clock.now());
    if (successor?.activation) return { kind: 'swapped', activation: successor.activation };
    if (successor?.status !== 'REQUESTING') throw moneyIsBack(old);
    const seconds = settings.current().unknown_outcome_seconds;
    return { kind: 'pending', settlesBy: new Date(successor.requestedAt.getTime() + seconds * 1000) };
  }
}

function moneyIsBack({ priceCents, currency }: Activation): DomainError {
  return new DomainError('SWAP_NO_NUMBER', { ...moneyField('refunded_amount', priceCents), currency });
}
