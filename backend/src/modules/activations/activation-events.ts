import type { EventBus } from '../../platform/events/index.js';
import type { WalletModule } from '../wallet/index.js';
import type { ActivationOutcome } from './activation.js';
import type { ActivationEvent } from './live/live-event.dto.js';

/** What a purchase tells while it runs. */
export interface PurchaseProgress {
  batchId: string;
  /** Which of the numbers asked for, from 1. */
  number: number;
  attempt: number;
  maxAttempts: number;
  /** Absent while the attempt runs. */
  outcome?: 'bought' | 'refused' | 'unknown';
}

/** Steps that brought a message which the customer may see. */
const MESSAGE_REASONS = new Set(['completed', 'added', 'free']);

/** Tells the customer's open screens what has been committed. */
export class ActivationEvents {
  constructor(
    private readonly events: EventBus<ActivationEvent>,
    private readonly wallet: Pick<WalletModule, 'publishBalance'>,
  ) {}

  /** The step's new state, its message where it brought one, and the wallet where money moved. */
  publishOutcome({ changed, reason, userId, activation, wallet }: ActivationOutcome): void {
    if (!changed) return;
    if (wallet) this.wallet.publishBalance({ userId, ...wallet });
    if (!activation) return;
    const [newest] = activation.messages;
    if (newest && MESSAGE_REASONS.has(reason)) {
      const timestamp = newest.receivedAt.toISOString();
      const fields = { activation_id: activation.id, code: newest.code, timestamp };
      this.events.publish({ userId, type: 'sms_received', fields });
    }
    const fields = { activation_id: activation.id, status: activation.status };
    this.events.publish({ userId, type: 'activation_updated', fields });
  }

  moneyHeld(userId: string, wallet: NonNullable<ActivationOutcome['wallet']>): void {
    this.wallet.publishBalance({ userId, ...wallet });
  }

  progress(userId: string, { batchId, number, attempt, maxAttempts, outcome }: PurchaseProgress): void {
    const fields = {
      batch_id: batchId,
      number,
      attempt,
      max_attempts: maxAttempts,
      ...(outcome && { outcome }),
    };
    this.events.publish({ userId, type: 'purchase_progress', fields });
  }
}
