import {
  Body,
  Example,
  Get,
  Header,
  Path,
  Post,
  Query,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { type Actor, ApiController } from '../../../platform/http/index.js';
import {
  type PixDepositDto,
  type PixDepositRequestDto,
  presentChargedTopup,
  presentTopup,
  type TopupDto,
  type TopupListDto,
} from './topup.dto.js';
import type { TopupService } from './topup.service.js';
import type { Idempotency } from '../../../platform/idempotency/idempotency.js';
import { descriptionOf } from './topup-rules.js';
import type { TopupChargeService, TopupRequest } from './topup-charge.service.js';

function requestOf(actor: Actor, body: PixDepositRequestDto, requestKey: string | undefined): TopupRequest {
  return {
    userId: actor.userId,
    email: actor.email,
    currency: body.currency ?? 'BRL',
    amountCents: body.amount_cents,
    gateway: body.gateway,
    description: descriptionOf(body.description),
    cpf: body.payer?.identification?.number,
    seenRate: body.fx_rate,
    requestKey,
  };
}

@Route('api/v1/wallets/checkout/pix/deposit')
@Tags('Wallet')
export class TopupChargeController extends ApiController<{
  charges: TopupChargeService;
  idempotency: Idempotency;
}> {
  /**
   * Charges a top-up by Pix. The charge is in BRL; a wallet in dollars or euros is charged at the current rate, rounded
   * up to the cent.
   * @param idempotencyKey Made by the client: a repeated call with the same key and body answers the same charge.
   * @minLength idempotencyKey 1 too_short @maxLength idempotencyKey 200 too_long
   */
  @Post()
  @Security('account')
  @Example<PixDepositDto>({
    transaction_id: '01a1fe03-0993-7a32-a075-efd0a8976993',
    gateway: 'MERCADOPAGO',
    currency: 'BRL',
    amount_cents: 2500,
    charge_currency: 'BRL',
    charge_amount_cents: 2500,
    fx_rate: 1,
    status: 'pending',
    qr_code: '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c6304A1B2',
    qr_code_base64: 'iVBORw0KGgo=',
    expires_at: '2026-03-10T12:30:00.000Z',
  })
  @SuccessResponse(201, 'Waiting for the payment')
  @Response(409, 'RATE_CHANGED (with the current rate), IDEMPOTENCY_CONFLICT or IDEMPOTENCY_IN_PROGRESS')
  @Response(
    422,
    'INVALID_CPF, MINIMUM_AMOUNT (minimum_cents), MAXIMUM_AMOUNT (maximum_cents), GATEWAY_NOT_SUPPORTED or invalid fields',
  )
  @Response(429, 'Too many top-ups in a short time')
  @Response(502, 'GATEWAY_UNAVAILABLE: nothing was charged')
  @Response(503, 'RATE_UNAVAILABLE: the exchange rate of the currency is too old to sell by')
  async createPixDeposit(
    @Body() body: PixDepositRequestDto,
    @Header('Idempotency-Key') idempotencyKey?: string,
  ): Promise<PixDepositDto> {
    const { actor } = this;
    const once = { scope: `${actor.userId}:topup`, key: idempotencyKey, body };
    const answer = await this.deps.idempotency.run(once, async () => ({
      status: 201,
      body: presentChargedTopup(await this.deps.charges.charge(requestOf(actor, body, idempotencyKey))),
    }));
    this.setStatus(answer.status);
    return answer.body as PixDepositDto;
  }
}

const PAID: TopupDto = {
  id: '01a1fe03-0993-7a32-a075-efd0a8976993',
  status: 'paid',
  gateway: 'MERCADOPAGO',
  currency: 'BRL',
  amount_cents: 2500,
  expected_amount_cents: 2500,
  charge_currency: 'BRL',
  charge_amount_cents: 2500,
  fx_rate: 1,
  charged_back_cents: 0,
  repaid_cents: 0,
  qr_code: null,
  qr_code_base64: null,
  created_at: '2026-03-10T12:00:00.000Z',
  expires_at: '2026-03-10T12:30:00.000Z',
  paid_at: '2026-03-10T12:01:07.000Z',
};

@Route('api/v1/payments/topups')
@Tags('Wallet')
@Security('account')
export class TopupsController extends ApiController<{ topups: TopupService }> {
  /**
   * Top-ups of the account, newest first. `pending` are those that can be paid now, with the code that pays them. So a
   * Pix can be shown again after a reload and on another device.
   * @param limit The most top-ups of a page.
   * @isInt limit @minimum limit 1 too_small @maximum limit 100 too_large
   * @param cursor The `next_cursor` of the page before this one.
   * @pattern cursor ^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$ invalid
   */
  @Get()
  async listOwnTopups(
    @Query() status?: TopupDto['status'],
    @Query() limit = 20,
    @Query() cursor?: string,
  ): Promise<TopupListDto> {
    const page = { status: status ?? null, afterId: cursor ?? null, limit };
    const { items, nextId } = await this.deps.topups.listOwn(this.actor.userId, page);
    return { items: items.map(presentTopup), next_cursor: nextId };
  }

  /** One top-up of the account. */
  @Get('{id}')
  @Example<TopupDto>(PAID)
  async getTopup(@Path() id: string): Promise<TopupDto> {
    return presentTopup(await this.deps.topups.getOwn(this.actor.userId, id));
  }

  /** Asks the gateway now whether the top-up was paid; at most once in 5 seconds, without awaiting a notification. */
  @Post('{id}/check')
  @Example<TopupDto>(PAID)
  async checkTopup(@Path() id: string): Promise<TopupDto> {
    return presentTopup(await this.deps.topups.check(this.actor.userId, id));
  }
}
