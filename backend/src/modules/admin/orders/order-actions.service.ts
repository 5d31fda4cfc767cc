import type { UnitOfWork } from '../../../platform/database/index.js';
import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { ActivationsModule, Cancel, NumberOrder, RevealedMessageDto } from '../../activations/index.js';
import type { WalletModule } from '../../wallet/index.js';
import type { Facts, StaffChange } from '../audit/audit.models.js';
import type { StaffRequest } from '../audit/staff-action.js';
import { changeAsStaff } from '../audit/staff-change.js';
import type { OrderNoteDto } from './order.dto.js';
import { marginIfRefunded, marginOf } from './order-margin.js';

const OK = 200;

interface Deps extends Pick<Platform, 'db' | 'settings' | 'clock' | 'idempotency'> {
  wallet: Pick<WalletModule, 'staffTopups'>;
  activations: Pick<ActivationsModule, 'staffOrders'>;
}

export class OrderActionsService {
  constructor(private readonly deps: Deps) {}

  /**
   * Cancels a number. The hold is released when the provider confirms.
   * @throws DomainError NOT_FOUND, ORDER_NOT_CANCELLABLE, ORDER_IN_PROGRESS, CODE_RECEIVED, ACTIVATION_CLOSED
   */
  async cancel(
    id: string,
    request: StaffRequest,
  ): Promise<{ outcome: Cancel['outcome']; order: NumberOrder }> {
    const { staffOrders } = this.deps.activations;
    const order = await this.#number(id, 'ORDER_NOT_CANCELLABLE');
    const begun = await changeAsStaff(this.deps, request, async (unit) => {
      const outcome = await staffOrders.beginCancel(unit, id);
      const change = changeOf('order.cancel', order, {
        before: { status: order.status, payment_status: 'pending', cancel_requested: false },
        after: { status: 'cancelled', payment_status: 'refunded', cancel_requested: true },
      });
      return { result: outcome, changes: outcome.changed ? [change] : [] };
    });
    if (!begun.changed) return { outcome: 'already_cancelled', order };
    const { outcome } = await staffOrders.carryOutCancel(begun);
    return { outcome, order };
  }

  /** @throws DomainError NOT_FOUND, ORDER_NOT_REFUNDABLE, ORDER_ALREADY_REFUNDED */
  async refund(id: string, request: StaffRequest, idempotencyKey: string | undefined): Promise<NumberOrder> {
    const order = await this.#number(id, 'ORDER_NOT_REFUNDABLE');
    const { origin, reason } = request;
    // A dry run must leave the key free for the real change.
    const key = origin.isDryRun ? undefined : idempotencyKey;
    const scope = `${origin.staffId}:order-refund:${id}`;
    await this.deps.idempotency.run({ scope, key, body: { reason: reason ?? null } }, async (claim) => {
      const answer = { status: OK, body: { refunded_cents: order.priceCents } };
      await changeAsStaff(this.deps, request, async (unit) => {
        const change = await this.refundWithin(unit, order);
        await claim.complete(unit, answer);
        return { result: null, changes: [change] };
      });
      return answer;
    });
    return order;
  }

  /** @throws DomainError ORDER_NOT_REFUNDABLE, ORDER_ALREADY_REFUNDED */
  async refundWithin(unit: UnitOfWork, order: NumberOrder): Promise<StaffChange> {
    const { wallet } = await this.deps.activations.staffOrders.refund(unit, order.id);
    const balance = wallet?.availableCents ?? 0;
    const margin = marginOf(order, this.deps.settings.current().fx);
    return changeOf('order.refund', order, {
      before: {
        status: 'delivered',
        payment_status: 'paid',
        currency: order.currency,
        balance_cents: balance - order.priceCents,
        margin_cents: margin.margin_cents,
      },
      after: {
        status: 'refunded',
        payment_status: 'refunded',
        currency: order.currency,
        balance_cents: balance,
        margin_cents: marginIfRefunded(margin),
      },
    });
  }

  /** @returns what provider or gateway answer @throws DomainError NOT_FOUND, ORDER_IN_PROGRESS, PROVIDER_UNAVAILABLE */
  async recheck(id: string, request: StaffRequest): Promise<string> {
    const { wallet, activations } = this.deps;
    const number = await activations.staffOrders.findNumber(id);
    const userId = number?.userId ?? (await wallet.staffTopups.find(id))?.user_id;
    if (userId === undefined) throw new DomainError('NOT_FOUND');
    const change = { action: 'order.recheck', entityId: id, userId } as const;
    await changeAsStaff(this.deps, request, () =>
      Promise.resolve({ result: null, changes: [{ ...change, before: null, after: null }] }),
    );
    if (number) return activations.staffOrders.recheck(number);
    await wallet.staffTopups.reread(id);
    return (await wallet.staffTopups.find(id))?.status ?? 'not_found';
  }

  /** @throws DomainError NOT_FOUND, InvalidInputError */
  async addNote(id: string, text: string, request: StaffRequest): Promise<OrderNoteDto> {
    const { clock, wallet, activations } = this.deps;
    if (text.trim() === '') throw new InvalidInputError({ text: 'required' });
    const number = await activations.staffOrders.findNumber(id);
    const userId = number?.userId ?? (await wallet.staffTopups.find(id))?.user_id;
    if (userId === undefined) throw new DomainError('NOT_FOUND');
    return changeAsStaff(this.deps, request, async (unit) => {
      const { staffId, actor } = request.origin;
      const written = { orderId: id, userId, staffId, text: text.trim(), at: clock.now() };
      const note = await activations.staffOrders.addNote(unit, written);
      const change: StaffChange = {
        action: 'order.note',
        entityId: id,
        userId,
        before: null,
        after: { note_id: note.id },
      };
      return { result: { ...note, author_email: actor.email }, changes: [change] };
    });
  }

  /** @throws DomainError NOT_FOUND, InvalidInputError */
  reveal(messageId: string, request: StaffRequest): Promise<RevealedMessageDto> {
    return changeAsStaff(this.deps, request, async (unit) => {
      const found = await this.deps.activations.staffOrders.message(unit, messageId);
      const { user_id: userId, ...message } = found;
      const change: StaffChange = {
        action: 'message.reveal',
        entityId: message.id,
        userId,
        before: null,
        after: { order_id: message.order_id },
      };
      return { result: message, changes: [change] };
    });
  }

  /** @throws DomainError NOT_FOUND, or the given code when the order is a top-up */
  async #number(
    id: string,
    codeForTopup: 'ORDER_NOT_CANCELLABLE' | 'ORDER_NOT_REFUNDABLE',
  ): Promise<NumberOrder> {
    const { wallet, activations } = this.deps;
    const number = await activations.staffOrders.findNumber(id);
    if (number) return number;
    throw new DomainError((await wallet.staffTopups.find(id)) ? codeForTopup : 'NOT_FOUND');
  }
}

function changeOf(
  action: 'order.cancel' | 'order.refund',
  { id, userId }: NumberOrder,
  facts: { before: Facts; after: Facts },
): StaffChange {
  return { action, entityId: id, userId, ...facts };
}
