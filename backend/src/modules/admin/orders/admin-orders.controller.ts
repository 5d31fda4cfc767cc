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
import {
  answerPage,
  answerWhole,
  timeRangeOf,
  type ListPageDto,
  type WholeListQueryDto,
} from '../../../platform/http/index.js';
import type { ListedOrderDto } from '../../activations/index.js';
import { DISPUTED_ORDERS } from '../../support/index.js';
import type { ReasonDto } from '../admin.dto.js';
import type { ListExports } from '../audit/list-exports.js';
import { given, StaffController } from '../staff-controller.js';
import type { AdminOrdersService } from './admin-orders.service.js';
import type { OrderActionsService } from './order-actions.service.js';
import type {
  AdminOrderDetailDto,
  CancelledOrderDto,
  ListOrdersQueryDto,
  NewOrderNoteDto,
  OrderIdDto,
  OrderNoteDto,
  OrderStatsDto,
  RecheckedOrderDto,
  RefundedOrderDto,
} from './order.dto.js';
import { presentListedOrder } from './order.presenter.js';

/** Paths in the row of the list. */
const CSV_COLUMNS =
  'id type created_at status payment_status payment_method total_amount currency user_id user_email user_name item.service.code item.country.iso_code item.phone_number gateway situation provider margin_cents';

const NOTE_COLUMNS = 'created_at author_email text';

const ACCEPTED = 202;

@Route('api/v1/admin/orders')
@Security('staff', ['orders.read'])
export class AdminOrdersController extends StaffController<{
  orders: AdminOrdersService;
  actions: OrderActionsService;
  exports: ListExports;
}> {
  /** Lists numbers and top-ups of all customers, newest first. */
  @Get()
  async listOrders(@Queries() query: ListOrdersQueryDto): Promise<ListPageDto<ListedOrderDto>> {
    return answerPage(this.request, query, {
      list: this.deps.orders.list,
      filter: {
        type: given(query.type),
        status: given(query.status),
        payment: given(query.payment),
        ...(query.situation === 'to_act' ? { toAct: [DISPUTED_ORDERS] } : { situation: query.situation }),
        service: query.service,
        country: query.country,
        provider: query.provider,
        search: await this.deps.orders.searchOf(query.search),
        userId: query.user_id,
        ...(query.settled ? { settledIn: timeRangeOf(query) } : timeRangeOf(query)),
      },
      order: { sort: 'created_at', direction: 'desc' },
      present: (order) => presentListedOrder(order, this.deps.orders.fx, this.language),
      csv: this.deps.exports.recorded(this.request, query, { name: 'orders', columns: CSV_COLUMNS }),
    });
  }

  /** Counts orders by status, with their average value. */
  @Get('stats')
  getOrderStats(): Promise<OrderStatsDto> {
    return this.deps.orders.stats();
  }

  /** Shows one order with its attempts, messages (without their text), movements of money and notes. */
  @Get('{id}')
  getOrder(@Path() id: OrderIdDto): Promise<AdminOrderDetailDto> {
    return this.deps.orders.get(id, this.language);
  }

  /**
   * Cancels an order before its first message and gives its price back to the customer. It answers 202 with `pending`
   * while the provider has not confirmed; the cancel happens as soon as the provider confirms.
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
      order: await this.getOrder(id),
    };
  }

  /**
   * Refunds the price of an order to its customer after a message came. This happens once, and ends the activation. The
   * provider keeps the money that it charged; a dry run shows the margin before and after.
   * @param idempotencyKey Made by the client. A second call with the same key and body answers the same refund.
   * @minLength idempotencyKey 1 too_short @maxLength idempotencyKey 200 too_long
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
    return { ...moneyField('refunded_amount', priceCents), order: await this.getOrder(id) };
  }

  /** Reads the state of a number at its provider, or of a top-up at its gateway, and applies it to the order. */
  @Post('{id}/recheck')
  @Security('staff', ['order.recheck'])
  @Response(409, 'ORDER_IN_PROGRESS: no number is allotted yet')
  @Response(502, 'PROVIDER_UNAVAILABLE')
  async recheckOrder(@Path() id: OrderIdDto, @Body() body?: ReasonDto): Promise<RecheckedOrderDto> {
    const says = await this.deps.actions.recheck(id, this.asked(body));
    return { provider_says: says, order: await this.getOrder(id) };
  }

  /** Lists the notes of staff on an order, oldest first. */
  @Get('{id}/notes')
  async listOrderNotes(
    @Path() id: OrderIdDto,
    @Queries() query: WholeListQueryDto<'created_at'>,
  ): Promise<ListPageDto<OrderNoteDto>> {
    const { notes, user_id: userId } = await this.getOrder(id);
    return answerWhole(this.request, query, {
      items: notes,
      sorts: { created_at: ({ created_at }) => created_at },
      order: { sort: 'created_at', direction: 'asc' },
      present: (note) => note,
      csv: this.deps.exports.recorded(
        this.request,
        { order_id: id },
        { name: 'notes', columns: NOTE_COLUMNS, userId },
      ),
    });
  }

  /** Adds a note of staff to an order. Customers never see it. */
  @Post('{id}/notes')
  @Security('staff', ['order.note'])
  @SuccessResponse(201, 'Added')
  addOrderNote(@Path() id: OrderIdDto, @Body() body: NewOrderNoteDto): Promise<OrderNoteDto> {
    return this.deps.actions.addNote(id, body.text, this.asked(body));
  }
}
