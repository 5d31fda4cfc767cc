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
import { answerPage, timeRangeOf, type ListPageDto } from '../../../platform/http/index.js';
import type { AdminTopupDetailDto, AdminTopupDto } from '../../wallet/index.js';
import type { ReasonDto } from '../admin.dto.js';
import type { ListExports } from '../audit/list-exports.js';
import type { AdminOrdersService } from '../orders/admin-orders.service.js';
import type { OrderIdDto } from '../orders/order.dto.js';
import { given, StaffController } from '../staff-controller.js';
import type { AdminTopupsService } from './admin-topups.service.js';
import type { ListTopupsQueryDto, RefundedTopupDto, RefundTopupDto } from './topup.dto.js';

const CSV_COLUMNS =
  'id created_at status amount currency charge_amount_cents gateway gateway_payment_id user_id user_email paid_at returned_amount_cents expected_amount_cents charged_back_cents charged_back_loss_cents repaid_cents staff_reason';

const statusFilter = (status: Exclude<ListTopupsQueryDto['status'], 'all'>) =>
  status === 'returned' || status === 'charged_back'
    ? { status: 'refunded' as const, isChargedBack: status === 'charged_back' }
    : { status };

@Route('api/v1/admin/topups')
@Security('staff', ['topups.read'])
export class AdminTopupsController extends StaffController<{
  topups: AdminTopupsService;
  orders: Pick<AdminOrdersService, 'searchOf'>;
  exports: ListExports;
}> {
  /** Lists top-ups of all customers, newest first. */
  @Get()
  async listTopups(@Queries() query: ListTopupsQueryDto): Promise<ListPageDto<AdminTopupDto>> {
    const { status, gateway, currency, needs_staff: needsStaff, user_id: userId } = query;
    return answerPage(this.request, query, {
      list: this.deps.topups.list,
      filter: {
        ...statusFilter(given(status)),
        gateway,
        currency,
        needsStaff,
        search: await this.deps.orders.searchOf(query.search),
        userId,
        ...(query.credited ? { creditedIn: timeRangeOf(query) } : timeRangeOf(query)),
      },
      order: { sort: 'created_at', direction: 'desc' },
      present: (topup) => topup,
      csv: this.deps.exports.recorded(this.request, query, { name: 'topups', columns: CSV_COLUMNS }),
    });
  }

  /** Shows one top-up with its movements and refunds. */
  @Get('{id}')
  getAdminTopup(@Path() id: OrderIdDto): Promise<AdminTopupDetailDto> {
    return this.deps.topups.get(id);
  }

  /** Reads the top-up at its gateway, unless it was read in the last five seconds, and credits what was paid. */
  @Post('{id}/reread')
  @Security('staff', ['topup.reread'])
  rereadTopup(@Path() id: OrderIdDto, @Body() body?: ReasonDto): Promise<AdminTopupDetailDto> {
    return this.deps.topups.reread(id, this.asked(body));
  }

  /**
   * Refunds unspent money of a top-up of any age to the account that paid it. If the gateway refuses, the payout is
   * `failed` with the gateway's message, and the money is back in the wallet.
   * @param idempotencyKey Made by the client. A second call with the same key and body answers the same payout.
   * @minLength idempotencyKey 1 too_short @maxLength idempotencyKey 200 too_long
   */
  @Post('{id}/refund')
  @Security('staff', ['topup.refund'])
  @SuccessResponse(201, 'The payout is on its way, has arrived, or was refused by the gateway')
  @Response(
    409,
    'PAYOUT_NOT_POSSIBLE (not paid, or a person must look first), PAYOUT_PENDING, IDEMPOTENCY_CONFLICT or IDEMPOTENCY_IN_PROGRESS',
  )
  @Response(
    422,
    'PAYOUT_TOO_HIGH (`maximum_cents`: the unspent money that was not given back) or invalid fields',
  )
  async refundTopup(
    @Path() id: OrderIdDto,
    @Body() body?: RefundTopupDto,
    @Header('Idempotency-Key') idempotencyKey?: string,
  ): Promise<RefundedTopupDto> {
    const amountCents = body?.amount_cents ?? null;
    return this.deps.topups.refund(id, this.asked(body), { amountCents, idempotencyKey });
  }
}
