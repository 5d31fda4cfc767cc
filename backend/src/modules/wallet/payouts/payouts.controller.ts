import {
  Body,
  Example,
  Get,
  Header,
  Path,
  Post,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/index.js';
import type { Idempotency } from '../../../platform/idempotency/idempotency.js';
import { presentPayout, type PayoutDto, type PayoutRequestDto, type PayoutsDto } from './payout.dto.js';
import type { PayoutService } from './payout.service.js';

const PAID: PayoutDto = {
  id: '01a1fe03-0993-7a32-a075-efd0a8976a01',
  topup_id: '01a1fe03-0993-7a32-a075-efd0a8976993',
  status: 'paid',
  failure: null,
  currency: 'BRL',
  amount_cents: 1000,
  charge_currency: 'BRL',
  charge_amount_cents: 1000,
  created_at: '2026-03-12T12:00:00.000Z',
  settled_at: '2026-03-12T12:00:01.000Z',
};

@Route('api/v1/payments')
@Tags('Wallet')
@Security('session')
export class PayoutsController extends ApiController<{ payouts: PayoutService; idempotency: Idempotency }> {
  /** The account's newest payouts, and the top-ups that can still be refunded. */
  @Get('payouts')
  @Example<PayoutsDto>({
    payouts: [PAID],
    payable: [
      {
        topup_id: '01a1fe03-0993-7a32-a075-efd0a8976993',
        currency: 'BRL',
        topup_amount_cents: 2500,
        payable_cents: 1061,
        paid_at: '2026-03-10T12:01:07.000Z',
        payable_until: '2026-03-17T12:01:07.000Z',
      },
    ],
  })
  async listPayouts(): Promise<PayoutsDto> {
    const { userId } = this.actor;
    const [payouts, payable] = await Promise.all([
      this.deps.payouts.list(userId),
      this.deps.payouts.payable(userId),
    ]);
    return { payouts: payouts.map(presentPayout), payable };
  }

  /**
   * Refunds unspent money of a top-up to the account that paid it.
   * @param idempotencyKey Made by the client: a repeated call with the same key and body answers the same payout.
   * @minLength idempotencyKey 1 too_short @maxLength idempotencyKey 200 too_long
   */
  @Post('topups/{id}/payouts')
  @Example<PayoutDto>(PAID)
  @SuccessResponse(201, 'On its way, or there already')
  @Response(
    409,
    'PAYOUT_NOT_POSSIBLE (too old, or not paid), PAYOUT_PENDING, IDEMPOTENCY_CONFLICT or IDEMPOTENCY_IN_PROGRESS',
  )
  @Response(422, 'PAYOUT_TOO_HIGH (maximum_cents: what is neither spent nor given back) or invalid fields')
  async createPayout(
    @Path() id: string,
    @Body() body: PayoutRequestDto,
    @Header('Idempotency-Key') idempotencyKey?: string,
  ): Promise<PayoutDto> {
    const { userId } = this.actor;
    const once = { scope: `${userId}:payout:${id}`, key: idempotencyKey, body };
    const wanted = { userId, topupId: id, amountCents: body.amount_cents ?? null };
    const answerOf = (begunId: string) => ({ status: 201, body: { id: begunId } });
    const answer = await this.deps.idempotency.run(once, async (claim) => {
      const begun = await this.deps.payouts.request(wanted, (unit, payoutId) =>
        claim.complete(unit, answerOf(payoutId)),
      );
      return answerOf(begun.id);
    });
    this.setStatus(answer.status);
    const begun = answer.body as { id: string };
    return presentPayout(await this.deps.payouts.get(begun.id));
  }
}
