import { isUuid, shortNumberIn } from '../../../platform/ids.js';
import { mapList, type ListQuery, type Reads } from '../../../platform/database/index.js';
import { recentSince } from '../../../platform/days.js';
import type { Language } from '../../../platform/languages.js';
import { DomainError } from '../../../platform/errors/index.js';
import { searchedText } from '../../../platform/http/index.js';
import type { Settings } from '../../../platform/settings/index.js';
import type { Platform } from '../../../platform/platform.js';
import type {
  ActivationEntry,
  ActivationFilter,
  ActivationsModule,
  OrderFilter,
  OrderStatusDto,
} from '../../activations/index.js';
import type { AuthModule } from '../../auth/index.js';
import { disputedAmong } from '../../support/index.js';
import { presentLedgerEntry, type WalletModule } from '../../wallet/index.js';
import { businessFigures, inReais, type BusinessFigures } from '../figures/business-figures.js';
import type { Figures } from '../figures/figures.js';
import type { RowCounts } from '../figures/row-counts.read-model.js';
import { withCustomers, type WithCustomer } from '../users/admin-users.service.js';
import type { AdminOrderDetailDto, OrderStatsDto } from './order.dto.js';
import { presentNumber, presentOrder, timelineOf, type StaffOrder } from './order.presenter.js';

const SHOWN_ORDERS = 5;
const FOUND_CUSTOMERS = 100;
const PHONE_END = /^\d{4,15}$/;
/** At least six digits, because fewer match half a country. */
const PHONE_START = /^\d{6,15}$/;

interface Deps extends Pick<Platform, 'settings' | 'clock'> {
  db: Reads;
  auth: Pick<AuthModule, 'accountList' | 'peopleOf' | 'emailsOf'>;
  wallet: Pick<WalletModule, 'transfersOf' | 'staffTopups'>;
  activations: Pick<ActivationsModule, 'staffOrders'>;
  figures: Figures;
  rowCounts: RowCounts;
}

export interface OrderCounts {
  total: number;
  byStatus: Record<OrderStatusDto, number>;
  recent: number;
}

export class AdminOrdersService {
  readonly list: ListQuery<StaffOrder, OrderFilter, 'created_at'>;
  readonly activations: ListQuery<WithCustomer<ActivationEntry>, ActivationFilter, 'created_at'>;

  constructor(private readonly deps: Deps) {
    const { auth, activations, db } = deps;
    this.list = mapList(activations.staffOrders.list, async (orders) => {
      const ids = orders.map(({ id }) => id);
      const [named, disputed] = await Promise.all([withCustomers(auth, orders), disputedAmong(db.sql, ids)]);
      return named.map((order) => ({ ...order, isDisputed: disputed.has(order.id) }));
    });
    this.activations = mapList(activations.staffOrders.activations, (numbers) =>
      withCustomers(auth, numbers),
    );
  }

  get fx(): Settings['fx'] {
    return this.deps.settings.current().fx;
  }

  /** The newest customers that match the text: part of the address or the name, or a CPF. */
  async #customersNamed(text: string): Promise<string[]> {
    if (isUuid(text)) return [text];
    const request = { filter: { search: text }, sort: 'created_at', direction: 'desc' } as const;
    const { items } = await this.deps.auth.accountList.page(request, { size: FOUND_CUSTOMERS, page: 1 });
    return items.map(({ id }) => id);
  }

  namedBy(text: string) {
    const digits = text.replace(/[\s().+-]/g, '');
    return {
      id: isUuid(text) ? text : null,
      shortNumber: shortNumberIn(text),
      phoneStart: PHONE_START.test(digits) ? digits : null,
      phoneEnd: PHONE_END.test(digits) ? digits : null,
      paymentId: text,
    };
  }

  async searchOf(given: string | undefined) {
    const text = searchedText(given);
    if (text === undefined) return undefined;
    return { ...this.namedBy(text), userIds: await this.#customersNamed(text) };
  }

  /** @throws DomainError NOT_FOUND */
  async get(id: string, language: Language): Promise<AdminOrderDetailDto> {
    const { auth, wallet, activations } = this.deps;
    const [entry, number] = await Promise.all([
      activations.staffOrders.findEntry(id),
      activations.staffOrders.findNumber(id),
    ]);
    if (!entry) throw new DomainError('NOT_FOUND');
    const topup = number ? null : await wallet.staffTopups.find(id);
    const written = number?.notes ?? (await activations.staffOrders.notes(id));
    const [movements, emails, [order]] = await Promise.all([
      wallet.transfersOf([id, ...(topup?.payouts.map((payout) => payout.id) ?? [])]),
      auth.emailsOf(written.map(({ author_id: authorId }) => authorId)),
      withCustomers(auth, [entry]),
    ]);
    const transfers = movements.map(presentLedgerEntry);
    const notes = written.map((note) => ({ ...note, author_email: emails.get(note.author_id) ?? null }));
    return {
      ...presentOrder(order!, language),
      updated_at: number?.updatedAt.toISOString() ?? transfers.at(-1)?.created_at ?? entry.created_at,
      number: number && presentNumber(number, this.fx),
      transfers,
      timeline: timelineOf(entry.created_at, number, transfers, notes),
      notes,
    };
  }

  async stats(): Promise<OrderStatsDto> {
    const { figures, activations } = this.deps;
    const request = { filter: {}, sort: 'created_at', direction: 'desc' } as const;
    const [sums, { items }] = await Promise.all([
      figures.sales.sumAll(),
      activations.staffOrders.list.page(request, { size: SHOWN_ORDERS, page: 1 }),
    ]);
    const { fx } = this;
    const numbers = businessFigures(sums, [], fx);
    const paid = numbers.delivered - numbers.refundedNumbers;
    const { total, byStatus, recent } = await this.countsOf(numbers);
    return {
      total_orders: total,
      orders_by_status: byStatus,
      recent_orders_count: recent,
      avg_order_value_cents: paid === 0 ? 0 : Math.round(numbers.revenueCents / paid),
      recent_orders: items.map(
        ({ id, user_id, total_amount_cents: cents, currency, status, created_at }) => ({
          id,
          user_id,
          total_amount_base_cents: inReais([{ currency, cents }], fx),
          status,
          created_at,
        }),
      ),
    };
  }

  /** @param numbers the figures of all time */
  async countsOf(numbers: BusinessFigures): Promise<OrderCounts> {
    const { clock, rowCounts, activations } = this.deps;
    const [topups, underway] = await Promise.all([
      rowCounts.topups(),
      activations.staffOrders.underway(recentSince(clock.now())),
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
