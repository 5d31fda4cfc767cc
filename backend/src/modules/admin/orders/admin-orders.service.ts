import { shortNumberIn } from '../../../platform/short-number.js';
import type { Clock } from '../../../platform/clock.js';
import { mapList, type ListQuery } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Settings, SettingsReader } from '../../../platform/settings/index.js';
import {
  paymentOf,
  statusOf,
  type ActivationFilter,
  type ActivationsModule,
  type NumberOrder,
  type ListedOrder,
  type OrderEntry,
  type OrderFilter,
  type OrderSearch,
  type OrderStatus,
} from '../../activations/index.js';
import type { AuthModule } from '../../auth/index.js';
import type { ListedTopup, WalletModule } from '../../wallet/index.js';
import { businessFigures, type BusinessFigures } from '../figures/business-figures.js';
import type { Figures } from '../figures/figures.js';
import type { RowCounts } from '../figures/row-counts.read-model.js';
import type { ActivationWithPerson } from './admin-activations.presenter.js';
import type { OrderDetail } from './order-detail.presenter.js';
import type { OrderWithPerson } from './order.presenter.js';

const RECENT_MS = 24 * 3_600_000;
const SHOWN_ORDERS = 5;
/** Customers whom a search may name. */
const FOUND_CUSTOMERS = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const PHONE_END = /^\d{4,15}$/;
/** Fewer name half a country. */
const PHONE_START = /^\d{6,15}$/;

const digitsOf = (text: string) => text.replace(/[\s().+-]/g, '');

/** The last digits of a number that a text gives, however it writes them; null where it does not. */
export function phoneEndOf(text: string): string | null {
  const digits = digitsOf(text);
  return PHONE_END.test(digits) ? digits : null;
}

interface Deps {
  clock: Clock;
  settings: SettingsReader;
  auth: Pick<AuthModule, 'accountList' | 'peopleOf'>;
  wallet: Pick<WalletModule, 'transfersOf' | 'staffTopups'>;
  activations: Pick<ActivationsModule, 'staffOrders'>;
  figures: Figures;
  rowCounts: RowCounts;
}

/** How many orders there are: numbers and top-ups. */
export interface OrderCounts {
  total: number;
  byStatus: Record<OrderStatus, number>;
  /** Of the last 24 hours. */
  recent: number;
}

export interface OrderStats extends OrderCounts {
  /** What a number that was paid and not refunded brought, in cents of BRL. */
  averageCents: number;
  newest: OrderEntry[];
}

/** Orders of all customers as staff read them. */
export class AdminOrdersService {
  readonly list: ListQuery<OrderWithPerson<ListedOrder>, OrderFilter, 'created_at'>;
  readonly activations: ListQuery<ActivationWithPerson, ActivationFilter, 'created_at'>;

  constructor(private readonly deps: Deps) {
    const { auth, activations } = deps;
    this.list = mapList(activations.staffOrders.list, async (orders) => {
      const people = await auth.peopleOf(orders.map(({ userId }) => userId));
      return orders.map((order) => ({ order, person: people.get(order.userId) ?? null }));
    });
    this.activations = mapList(activations.staffOrders.activations, async (numbers) => {
      const people = await auth.peopleOf(numbers.map(({ userId }) => userId));
      return numbers.map((activation) => ({ activation, person: people.get(activation.userId) ?? null }));
    });
  }

  /** The rates that cents of other currencies count at. */
  get fx(): Settings['fx'] {
    return this.deps.settings.current().fx;
  }

  /** The newest customers whom the text names: part of the address or the name, or a CPF. */
  async customersNamed(text: string): Promise<string[]> {
    if (UUID.test(text)) return [text];
    const request = { filter: { search: text }, sort: 'created_at', direction: 'desc' } as const;
    const { items } = await this.deps.auth.accountList.page(request, { size: FOUND_CUSTOMERS, page: 1 });
    return items.map(({ id }) => id);
  }

  /** What of an order a text may be; customers apart. */
  namedBy(text: string): Omit<OrderSearch, 'userIds'> {
    return {
      id: UUID.test(text) ? text : null,
      shortNumber: shortNumberIn(text),
      phoneStart: PHONE_START.test(digitsOf(text)) ? digitsOf(text) : null,
      phoneEnd: phoneEndOf(text),
      paymentId: text,
    };
  }

  /** What a text may be that staff search orders by. */
  async searchOf(text: string): Promise<OrderSearch> {
    return { ...this.namedBy(text), userIds: await this.customersNamed(text) };
  }

  /** @throws DomainError NOT_FOUND */
  async get(id: string): Promise<OrderDetail> {
    const { auth, wallet, activations } = this.deps;
    const number = await activations.staffOrders.findNumber(id);
    const top = number ? null : await wallet.staffTopups.find(id);
    if (!number && !top) throw new DomainError('NOT_FOUND');
    const entry = number ? entryOf(number) : topupEntry(top!);
    const notes = number?.notes ?? (await activations.staffOrders.notes(id));
    const references = [id, ...(top?.payouts.map((payout) => payout.id) ?? [])];
    const [transfers, people] = await Promise.all([
      wallet.transfersOf(references),
      auth.peopleOf([entry.userId, ...notes.map(({ staffId }) => staffId)]),
    ]);
    return { entry, number, transfers, notes, people };
  }

  async stats(): Promise<OrderStats> {
    const { figures, activations } = this.deps;
    const request = { filter: {}, sort: 'created_at', direction: 'desc' } as const;
    const [sums, { items }] = await Promise.all([
      figures.sales.sumAll(),
      activations.staffOrders.list.page(request, { size: SHOWN_ORDERS, page: 1 }),
    ]);
    const numbers = businessFigures(sums, [], this.fx);
    const paid = numbers.delivered - numbers.refundedNumbers;
    return {
      ...(await this.countsOf(numbers)),
      averageCents: paid === 0 ? 0 : Math.round(numbers.revenueCents / paid),
      newest: items,
    };
  }

  /** @param numbers of all time */
  async countsOf(numbers: BusinessFigures): Promise<OrderCounts> {
    const { clock, rowCounts, activations } = this.deps;
    const since = new Date(clock.now().getTime() - RECENT_MS);
    const [topups, underway] = await Promise.all([
      rowCounts.topups(),
      activations.staffOrders.underway(since),
    ]);
    const { delivered, refundedNumbers, failed, undeliveredBy: ended } = numbers;
    const byStatus = {
      pending: underway.pending + topups.pending,
      processing: underway.processing,
      shipped: underway.shipped,
      delivered: delivered - refundedNumbers + topups.paid,
      cancelled: ended.customer + ended.staff + ended.provider + topups.expired + topups.failed,
      refunded: ended.expiry + failed + refundedNumbers + topups.refunded,
    };
    const total = Object.values(byStatus).reduce((sum, count) => sum + count, 0);
    return { total, byStatus, recent: underway.recent };
  }
}

function topupEntry(topup: ListedTopup): OrderEntry {
  const state = {
    type: 'credit_transaction',
    status: topup.status,
    refundedAt: null,
    isTried: false,
  } as const;
  return {
    id: topup.id,
    type: 'credit_transaction',
    userId: topup.user_id,
    status: statusOf(state),
    payment: paymentOf(state),
    amountCents: topup.amount_cents,
    currency: topup.currency,
    product: null,
    phone: null,
    gateway: topup.gateway,
    createdAt: new Date(topup.created_at),
  };
}

/** The entry of the list that an order with its details has. */
function entryOf(order: NumberOrder): OrderEntry {
  const state = {
    type: 'sms_number' as const,
    status: order.activationStatus,
    refundedAt: order.refundedAt,
    isTried: order.status === 'processing',
  };
  return {
    id: order.id,
    type: 'sms_number',
    userId: order.userId,
    status: order.status,
    payment: paymentOf(state),
    amountCents: order.priceCents,
    currency: order.currency,
    product: order.product,
    phone: order.phone,
    gateway: null,
    createdAt: order.requestedAt,
  };
}
