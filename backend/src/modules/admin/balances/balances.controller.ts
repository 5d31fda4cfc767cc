import { Body, Header, Patch, Path, Post, Response, Route, Security, SuccessResponse } from '@tsoa/runtime';
import type {
  AdjustBalanceRequestDto,
  AdjustedBalanceDto,
  DebtIdDto,
  SetBalanceRequestDto,
  UserIdDto,
  WaiveDebtRequestDto,
  WaivedDebtDto,
} from '../admin.dto.js';
import { StaffController } from '../staff-controller.js';
import type { BalancesService } from './balances.service.js';

@Route('api/v1/admin/users/{id}')
export class BalancesController extends StaffController<{ balances: BalancesService }> {
  /**
   * Adds money to a wallet, or takes money from it.
   * @param idempotencyKey Made by the client. A second call with the same key and body moves no more money.
   * @minLength idempotencyKey 1 too_short @maxLength idempotencyKey 200 too_long
   */
  @Post('adjustments')
  @Security('staff', ['balance.adjust'])
  @SuccessResponse(201, 'Adjusted')
  @Response(402, 'INSUFFICIENT_BALANCE: the spendable balance is too low')
  @Response(409, 'IDEMPOTENCY_CONFLICT or IDEMPOTENCY_IN_PROGRESS')
  async adjustBalance(
    @Path() id: UserIdDto,
    @Body() body: AdjustBalanceRequestDto,
    @Header('Idempotency-Key') idempotencyKey?: string,
  ): Promise<AdjustedBalanceDto> {
    const change = { userId: id, currency: body.currency, changeCents: body.amount_cents, idempotencyKey };
    return this.deps.balances.adjust(change, this.asked(body));
  }

  /** Sets the spendable balance of a wallet. Held money does not change. */
  @Patch('balance')
  @Security('staff', ['balance.adjust'])
  @Response(409, 'BALANCE_CHANGED: the balance is not the expected one, see `balance_cents`')
  async setBalance(@Path() id: UserIdDto, @Body() body: SetBalanceRequestDto): Promise<AdjustedBalanceDto> {
    const { balance_cents: balanceCents, expected_balance_cents: expectedCents, currency = 'BRL' } = body;
    const change = { userId: id, currency, balanceCents, expectedCents };
    return this.deps.balances.set(change, this.asked(body));
  }

  /** Gives up the open part of a debt from a chargeback. The customer can buy again when no debt is left. */
  @Post('debts/{debtId}/waive')
  @Security('staff', ['balance.waive_debt'])
  @SuccessResponse(200, 'The debt was given up, or had already ended')
  async waiveDebt(
    @Path() id: UserIdDto,
    @Path() debtId: DebtIdDto,
    @Body() body: WaiveDebtRequestDto,
  ): Promise<WaivedDebtDto> {
    return this.deps.balances.waiveDebt({ userId: id, debtId }, this.asked(body));
  }
}
