import { Body, Example, Header, Post, Response, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController, type Actor } from '../../../platform/http/index.js';
import type { Idempotency } from '../../../platform/idempotency/idempotency.js';
import { presentChargedTopup, type PixDepositDto, type PixDepositRequestDto } from './topup.dto.js';
import { descriptionOf } from './topup-rules.js';
import type { TopupRequest, TopupChargeService } from './topup-charge.service.js';

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
