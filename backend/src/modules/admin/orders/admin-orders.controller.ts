import {
  Body,
  Get,
  Header,
  Path,
  Post,
  Queries,
  Response,
  Route,
  Security,
  SuccessResponse,
} from '@tsoa/runtime';
import { moneyField } from '../../../platform/money.js';
import { answerPage, searchedText, timeRangeOf, type ListPageDto } from '../../../platform/http/index.js';
import type { ReasonDto } from '../admin.dto.js';
import type { ListExports } from '../audit/list-exports.js';
import { inReais } from '../figures/business-figures.js';
import { StaffController } from '../staff-controller.js';
import type { AdminOrdersService } from './admin-orders.service.js';
import type { OrderActionsService } from './order-actions.service.js';
import type {
  AdminOrderDetailDto,
  CancelledOrderDto,
  ListedOrderDto,
  ListOrdersQueryDto,
  NewOrderNoteDto,
  OrderIdDto,
  OrderNoteDto,
  OrderNotesDto,
  OrderStatsDto,
  RecheckedOrderDto,
  RefundedOrderDto,
} from './order.dto.js';
import { presentOrderDetail } from './order-detail.presenter.js';
import { ORDER_CSV_COLUMNS, presentListedOrder } from './order.presenter.js';

const ACCEPTED = 202;

const given = <Value extends string>(value: Value | 'all' | undefined): Exclude<Value, 'all'> | undefined =>
  value === 'all' ? undefined : (value as Exclude<Value, 'all'> | undefined);

@Route('api/v1/admin/orders')
@Security('staff', ['orders.read'])
export class AdminOrdersController extends StaffController<{
  orders: AdminOrdersService;
  actions: OrderActionsService;
  exports: ListExports;
}> {
  /** Numbers and top-ups of all customers, newest first. */
  @Get()
  async listOrders(@Queries() query: ListOrdersQueryDto): Promise<ListPageDto<ListedOrderDto>> {
    const search = searchedText(query.search);
    return answerPage(this.request, query, {
      list: this.deps.orders.list,
      filter: {
        type: given(query.type),
        status: given(query.status),
        payment: given(query.payment),
        situation: query.situation,
        search: search === undefined ? undefined : await this.deps.orders.searchOf(search),
        userId: query.user_id,
        ...timeRangeOf(query),
      },
      order: { sort: 'created_at', direction: 'desc' },
      present: (order) => presentListedOrder(order, this.deps.orders.fx, this.language),
      csv: this.deps.exports.recorded(this.request, query, { name: 'orders', columns: ORDER_CSV_COLUMNS }),
    });
  }

  /** Counts of orders, and what they bring. */
  @Get('stats')
  async getOrderStats(): Promise<OrderStatsDto> {
    const { total, byStatus, recent, averageCents, newest } = await this.deps.orders.stats();
    return {
      total_orders: total,
      orders_by_status: byStatus,
      recent_orders_count: recent,
      avg_order_value_cents: averageCents,
      recent_orders: newest.map(({ id, userId, amountCents, currency, status, createdAt }) => ({
        id,
        user_id: userId,
        total_amount_base_cents: inReais([{ currency, cents: amountCents }], this.deps.orders.fx),
        status,
        created_at: createdAt.toISOString(),
      })),
    };
  }

  /** One order with its attempts, messages (without their text), movements of money and notes. */
  @Get('{id}')
  async getOrder(@Path() id: OrderIdDto): Promise<AdminOrderDetailDto> {
    return this.detail(id);
  }

  /**
   * Cancels an order before its first message and returns its price to the customer. 202 with `pending` while the
   * provider does not confirm; the cancel is carried out as soon as it does.
   */
  @Post('{id}/cancel')
  @Security('staff', ['order.cancel'])
  @Response<CancelledOrderDto>(202, 'The provider has not confirmed yet')
  @Response(
    409,
    'CODE_RECEIVED (a message came), ACTIVATION_CLOSED, ORDER_IN_PROGRESS (no number yet), ORDER_NOT_CANCELLABLE (a top-up)',
  )
  async cancelOrder(@Path() id: OrderIdDto, @Body() body?: ReasonDto): Promise<CancelledOrderDto> {
    const { outcome, order } = await this.deps.actions.cancel(id, this.asked(body));
    if (outcome === 'pending') this.setStatus(ACCEPTED);
    return {
      success: outcome !== 'pending',
      already_cancelled: outcome === 'already_cancelled',
      ...(outcome === 'pending' && { pending: true }),
      ...moneyField('refunded_amount', outcome === 'pending' ? 0 : order.priceCents),
      order: await this.detail(id),
    };
  }

  /**
   * Refunds the price of an order to its customer after a message came: once, and the activation ends with it. The
   * provider keeps what it charged; a trial shows the margin before and after.
   * @param idempotencyKey Made by the client: a repetition with the same key and body answers the same refund.
   * @minLength idempotencyKey 1 too_short
   * @maxLength idempotencyKey 200 too_long
   */
  @Post('{id}/refund')
  @Security('staff', ['order.refund'])
  @Response(
    409,
    'ORDER_ALREADY_REFUNDED, ORDER_NOT_REFUNDABLE (nothing was charged), IDEMPOTENCY_CONFLICT or IDEMPOTENCY_IN_PROGRESS',
  )
  async refundOrder(
    @Path() id: OrderIdDto,
    @Body() body?: ReasonDto,
    @Header('Idempotency-Key') idempotencyKey?: string,
  ): Promise<RefundedOrderDto> {
    const { priceCents } = await this.deps.actions.refund(id, this.asked(body), idempotencyKey);
    return { ...moneyField('refunded_amount', priceCents), order: await this.detail(id) };
  }

  /** Reads the state of a number at its provider, or of a top-up at its gateway, and applies it. */
  @Post('{id}/recheck')
  @Security('staff', ['order.recheck'])
  @Response(409, 'ORDER_IN_PROGRESS: no number is allotted yet')
  @Response(502, 'PROVIDER_UNAVAILABLE')
  async recheckOrder(@Path() id: OrderIdDto, @Body() body?: ReasonDto): Promise<RecheckedOrderDto> {
    const says = await this.deps.actions.recheck(id, this.asked(body));
    return { provider_says: says, order: await this.detail(id) };
  }

  /** The staff notes on an order, oldest first. */
  @Get('{id}/notes')
  async listOrderNotes(@Path() id: OrderIdDto): Promise<OrderNotesDto> {
    const { notes } = await this.detail(id);
    return { items: notes, total: notes.length };
  }

  /** Adds a staff note to an order; customers never see it. */
  @Post('{id}/notes')
  @Security('staff', ['order.note'])
  @SuccessResponse(201, 'Written')
  async addOrderNote(@Path() id: OrderIdDto, @Body() body: NewOrderNoteDto): Promise<OrderNoteDto> {
    const note = await this.deps.actions.addNote(id, body.text, this.asked(body));
    const { notes } = await this.detail(id);
    return notes.find((each) => each.id === note.id)!;
  }

  private async detail(id: string): Promise<AdminOrderDetailDto> {
    return presentOrderDetail(await this.deps.orders.get(id), this.deps.orders.fx, this.language);
  }
}
