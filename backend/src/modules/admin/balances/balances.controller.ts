import type { Request as HttpRequest } from 'express';
import {
  Body,
  Controller,
  Header,
  OperationId,
  Patch,
  Path,
  Post,
  Request,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { ErrorDto } from '../../../platform/http/index.js';
import type {
  AdjustBalanceRequestDto,
  AdjustedBalanceDto,
  SetBalanceRequestDto,
  UserIdDto,
} from '../admin.dto.js';
import { staffOriginOf } from '../audit/staff-action.js';
import type { BalancesService } from './balances.service.js';

@Route('api/v1/admin/users/{id}')
@Tags('Back-office')
@Security('staff', ['balances.change'])
@Response<ErrorDto>(401, 'Not signed in')
@Response<ErrorDto>(403, 'Not an administrator')
@Response<ErrorDto>(404, 'No such account')
@Response<ErrorDto>(422, 'Invalid fields')
@Response<ErrorDto>('default', 'Any other refusal, in the documented shape')
export class BalancesController extends Controller {
  constructor(private readonly balances: BalancesService) {
    super();
  }

  /**
   * Adds money to a wallet, or takes money from it.
   * @param idempotencyKey Made by the client: a repetition with the same key and body moves no more money.
   * @maxLength idempotencyKey 200 too_long
   */
  @Post('adjustments')
  @OperationId('adjustBalance')
  @SuccessResponse(201, 'Adjusted')
  @Response<ErrorDto>(402, 'INSUFFICIENT_BALANCE: it takes more than can be spent')
  @Response<ErrorDto>(409, 'IDEMPOTENCY_CONFLICT or IDEMPOTENCY_IN_PROGRESS')
  async adjustBalance(
    @Request() request: HttpRequest,
    @Path() id: UserIdDto,
    @Body() body: AdjustBalanceRequestDto,
    @Header('Idempotency-Key') idempotencyKey?: string,
  ): Promise<AdjustedBalanceDto> {
    return this.balances.adjust({
      userId: id,
      currency: body.currency,
      changeCents: body.amount_cents,
      reason: body.reason,
      origin: staffOriginOf(request),
      idempotencyKey,
    });
  }

  /** Sets the available balance of a wallet; held money is not touched. */
  @Patch('balance')
  @OperationId('setBalance')
  @Response<ErrorDto>(409, 'BALANCE_CHANGED: it is not what was expected, see `balance_cents`')
  async setBalance(
    @Request() request: HttpRequest,
    @Path() id: UserIdDto,
    @Body() body: SetBalanceRequestDto,
  ): Promise<AdjustedBalanceDto> {
    return this.balances.set({
      userId: id,
      currency: body.currency ?? 'BRL',
      balanceCents: body.balance_cents,
      expectedCents: body.expected_balance_cents,
      reason: body.reason,
      origin: staffOriginOf(request),
    });
  }
}
