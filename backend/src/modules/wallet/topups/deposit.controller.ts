import type { Request as HttpRequest } from 'express';
import {
  Body,
  Controller,
  Header,
  OperationId,
  Post,
  Request,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from 'tsoa';
import { actorOf, type Actor, type ErrorDto, type Idempotency } from '../../../platform/http/index.js';
import type { PixDepositDto, PixDepositRequestDto } from '../topup.dto.js';
import type { DepositRequest, DepositService } from './deposit.service.js';
import { presentDeposit } from './topup.presenter.js';

function depositOf(actor: Actor, body: PixDepositRequestDto, requestKey: string | undefined): DepositRequest {
  return {
    userId: actor.userId,
    email: actor.email,
    currency: body.currency ?? 'BRL',
    amountCents: body.amount_cents,
    gateway: body.gateway,
    description: body.description ?? 'Wallet deposit',
    cpf: body.payer?.identification?.number,
    requestKey,
  };
}

@Route('api/v1/wallets/checkout/pix/deposit')
@Tags('Wallet')
export class DepositController extends Controller {
  constructor(
    private readonly deposits: DepositService,
    private readonly idempotency: Idempotency,
  ) {
    super();
  }

  /**
   * Charges a top-up by Pix. The charge is in reais; a wallet in dollars or euros is charged at the rate in force,
   * rounded up to the cent.
   * @param idempotencyKey Made by the client: a repetition with the same key and body answers the same charge.
   * @maxLength idempotencyKey 200 too_long
   */
  @Post()
  @OperationId('createPixDeposit')
  @Security('account')
  @SuccessResponse(201, 'Waiting for the payment')
  @Response<ErrorDto>(401, 'Not signed in')
  @Response<ErrorDto>(409, 'IDEMPOTENCY_CONFLICT or IDEMPOTENCY_IN_PROGRESS')
  @Response<ErrorDto>(
    422,
    'INVALID_CPF, MINIMUM_AMOUNT (minimum_cents), MAXIMUM_AMOUNT (maximum_cents), GATEWAY_NOT_SUPPORTED or invalid fields',
  )
  @Response<ErrorDto>(429, 'Too many top-ups in a short time')
  @Response<ErrorDto>(502, 'GATEWAY_UNAVAILABLE: nothing was charged')
  async createPixDeposit(
    @Request() request: HttpRequest,
    @Body() body: PixDepositRequestDto,
    @Header('Idempotency-Key') idempotencyKey?: string,
  ): Promise<PixDepositDto> {
    const actor = actorOf(request);
    const once = { scope: `${actor.userId}:topup`, key: idempotencyKey, body };
    const answer = await this.idempotency.run(once, async () => ({
      status: 201,
      body: presentDeposit(await this.deposits.deposit(depositOf(actor, body, idempotencyKey))),
    }));
    this.setStatus(answer.status);
    return answer.body as PixDepositDto;
  }
}
