import type { UnitOfWork } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { ActivationEvents } from '../activation-events.js';
import type { ActivationOutcome } from '../activation.js';
import { SWEEP_AFTER_SECONDS, type Cancel, type CancelService } from '../lifecycle/cancel.service.js';
import { createLifecycleStore } from '../lifecycle/lifecycle.store.js';
import type { ProviderMessageReader } from '../messages/provider-message-reader.js';
import type { ProviderRegistry, StatusResult } from '../../catalogue/index.js';
import { activationList, type ActivationList } from './activation-list.read-model.js';
import { createOrderDetails, type NewOrderNote, type NumberOrder } from './order-detail.read-model.js';
import {
  countUnderway,
  orderList,
  type ListedOrder,
  type OrderList,
  type OrdersUnderway,
} from './order-list.read-model.js';
import type { OrderNoteRowDto } from './staff-orders.dto.js';

interface Deps extends Pick<Platform, 'db' | 'clock'> {
  events: ActivationEvents;
  providers: ProviderRegistry;
  reader: ProviderMessageReader;
  cancels: CancelService;
}

export type RecheckAnswer = Exclude<StatusResult['kind'], 'unknown' | 'not_sent' | 'refused'>;

export class StaffOrdersService {
  readonly list: OrderList;
  readonly activations: ActivationList;
  readonly #details;

  constructor(private readonly deps: Deps) {
    this.list = orderList(deps.db.reads, deps.clock);
    this.activations = activationList(deps.db.reads, deps.clock);
    this.#details = createOrderDetails(deps.db.sql);
  }

  async findEntry(id: string): Promise<ListedOrder | null> {
    const search = { id, shortNumber: null, phoneStart: null, phoneEnd: null, paymentId: null, userIds: [] };
    const request = { filter: { search }, sort: 'created_at', direction: 'desc' } as const;
    const { items } = await this.list.page(request, { size: 1, page: 1 });
    return items[0] ?? null;
  }

  findNumber(id: string): Promise<NumberOrder | null> {
    return this.#details.findNumber(id, this.deps.clock.now());
  }

  notes(orderId: string): Promise<OrderNoteRowDto[]> {
    return this.#details.listNotes(orderId);
  }

  addNote(unit: UnitOfWork, note: NewOrderNote): Promise<OrderNoteRowDto> {
    return createOrderDetails(unit.sql).addNote(note);
  }

  underway(since: Date): Promise<OrdersUnderway> {
    return countUnderway(this.deps.db.reads.sql, since);
  }

  async message(unit: UnitOfWork, id: string) {
    const message = await createOrderDetails(unit.sql).findMessage(id);
    if (!message) throw new DomainError('NOT_FOUND');
    return message;
  }

  async beginCancel(unit: UnitOfWork, id: string): Promise<ActivationOutcome> {
    const store = createLifecycleStore(unit.sql);
    const begun = await store.beginCancelByStaff(id, SWEEP_AFTER_SECONDS, this.deps.clock.now());
    return this.#published(unit, begun);
  }

  carryOutCancel(begun: ActivationOutcome): Promise<Cancel> {
    return this.deps.cancels.carryOut(begun);
  }

  /** @throws DomainError NOT_FOUND, ORDER_ALREADY_REFUNDED, ORDER_NOT_REFUNDABLE */
  async refund(unit: UnitOfWork, id: string): Promise<ActivationOutcome> {
    return this.#published(unit, await createLifecycleStore(unit.sql).refund(id, this.deps.clock.now()));
  }

  /** @throws DomainError ORDER_IN_PROGRESS, PROVIDER_UNAVAILABLE */
  async recheck(order: NumberOrder) {
    const { id, actions, row } = order;
    if (actions.recheck.obstacle) throw new DomainError(actions.recheck.obstacle);
    const { provider_activation_id: providerActivationId } = row;
    const provider = await this.deps.providers.findProvider(row.provider);
    if (!provider || !providerActivationId) throw new DomainError('PROVIDER_UNAVAILABLE');
    const isWaiting = row.activation_status === 'WAITING_SMS';
    const status = await this.deps.reader.readOne(provider, {
      activationId: id,
      providerActivationId,
      isWaiting,
    });
    switch (status.kind) {
      case 'unknown':
      case 'not_sent':
      case 'refused':
        throw new DomainError('PROVIDER_UNAVAILABLE');
      case 'cancelled':
      case 'not_found':
        if (isWaiting) return status.kind;
        await this.#settleCost(id, 'returned');
        return status.kind;
      case 'finished':
        await this.#settleCost(id, 'charged');
        return status.kind;
      default:
        return status.kind;
    }
  }

  /** Changes only a number whose price went back: a paid one stays charged. */
  #settleCost(id: string, state: 'charged' | 'returned') {
    return createLifecycleStore(this.deps.db.sql).settleReturnedCost(id, state, this.deps.clock.now());
  }

  #published(unit: UnitOfWork, outcome: ActivationOutcome | null): ActivationOutcome {
    if (!outcome) throw new DomainError('NOT_FOUND');
    unit.afterCommit(() => this.deps.events.publishOutcome(outcome));
    return outcome;
  }
}
