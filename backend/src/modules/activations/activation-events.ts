import type { EventBus } from '../../platform/events/index.js';
import type { Logger } from '../../platform/logging/index.js';
import type { WalletModule } from '../wallet/index.js';
import type { ActivationOutcome } from './activation.js';
import type { ActivationFigures } from './activation-figures.js';
import type { ActivationEvent, PurchaseProgressDto } from './live/live-event.dto.js';

const MESSAGE_REASONS = new Set(['completed', 'added', 'free']);

interface Deps {
  events: EventBus<ActivationEvent>;
  wallet: Pick<WalletModule, 'publishBalance'>;
  figures: ActivationFigures;
  log: Logger;
}

export class ActivationEvents {
  constructor(private readonly deps: Deps) {}

  publishOutcome(outcome: ActivationOutcome): void {
    const { changed, reason, userId, activation, wallet } = outcome;
    if (!changed) return;
    this.#record(outcome);
    const { events } = this.deps;
    if (wallet) this.deps.wallet.publishBalance({ userId, ...wallet });
    if (!activation) return;
    const [newest] = activation.messages;
    if (newest && MESSAGE_REASONS.has(reason)) {
      const fields = { activation_id: activation.id, code: newest.code, timestamp: newest.receivedAt };
      events.publish({ userId, type: 'sms_received', fields });
    }
    const fields = { activation_id: activation.id, status: activation.status };
    events.publish({ userId, type: 'activation_updated', fields });
  }

  /** Phone numbers and messages are left out: they do not belong in logs. */
  #record(outcome: ActivationOutcome): void {
    const { reason, activationId, userId, provider, activation } = outcome;
    this.deps.figures.count(outcome);
    const facts = {
      step: reason,
      activation_id: activationId,
      user_id: userId,
      provider,
      ...(activation && {
        status: activation.status,
        price_cents: activation.priceCents,
        refunded_cents: activation.refundedCents,
        currency: activation.currency,
      }),
    };
    this.deps.log.info(facts, 'activation');
  }

  moneyHeld(userId: string, wallet: NonNullable<ActivationOutcome['wallet']>): void {
    this.deps.wallet.publishBalance({ userId, ...wallet });
  }

  progress(userId: string, fields: Omit<PurchaseProgressDto, 'type'>): void {
    if (fields.outcome) this.deps.figures.countAttempt(fields.outcome);
    this.deps.events.publish({ userId, type: 'purchase_progress', fields });
  }
}
