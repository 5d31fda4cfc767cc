import { Body, Header, Patch, Path, Post, Response, Route, Security, SuccessResponse } from '@tsoa/runtime';
import type {
  AdjustBalanceRequestDto,
  AdjustedBalanceDto,
  DebtIdDto,
  SetBalanceRequestDto,
  UserIdDto,
  WaivedDebtDto,
  WaiveDebtRequestDto,
} from '../admin.dto.js';
import { StaffController } from '../staff-controller.js';
import type { BalancesService } from './balances.service.js';
import type { BulkAdjustmentsRequestDto, BulkReportDto } from './bulk.dto.js';
import type { BulkAdjustmentsService } from './bulk.service.js';

@Route('api/v1/admin/adjustments')
@Response(403, '`REAUTHENTICATION_REQUIRED`')
export class BulkAdjustmentsController extends StaffController<{ adjustments: BulkAdjustmentsService }> {
  /**
   * Adjusts the balances of many accounts. All lines are checked first. If one line cannot be posted, none is. A line
   * is posted once for its reference, so you can repeat an interrupted call. `dry_run` only checks the lines, and
   * also shows the refused ones.
   */
  @Post('bulk')
  @Security('staff', ['balance.adjust'])
  @SuccessResponse(200, 'The result of each line')
  @Response(422, 'Invalid fields, or lines that cannot be posted, named in `fields`; no line was posted')
  adjustBalancesInBulk(@Body() body: BulkAdjustmentsRequestDto): Promise<BulkReportDto> {
    const asked = this.asked(body);
    const lines = body.lines.map((line) => ({ ...line, reason: line.reason ?? body.reason }));
    if (body.dry_run === true || asked.origin.isDryRun)
      return this.deps.adjustments.check(lines, this.language);
    return this.deps.adjustments.run(lines, this.language, asked);
  }
}

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
