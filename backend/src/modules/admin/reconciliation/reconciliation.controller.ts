import { Body, Get, Path, Post, Response, Route, Security, SuccessResponse } from '@tsoa/runtime';
import type { BookAccountDto } from '../../wallet/index.js';
import type { ReasonDto, UserIdDto } from '../admin.dto.js';
import { StaffController } from '../staff-controller.js';
import type {
  AcceptDifferenceRequestDto,
  AcceptDifferencesRequestDto,
  AcceptedDifferencesDto,
  DifferenceDto,
  PaymentRequestDto,
  ReconciliationRunDto,
  VerifiedChainDto,
} from './reconciliation.dto.js';
import type { ReconciliationService } from './reconciliation.service.js';

@Route('api/v1/admin/reports')
@Security('staff', ['reports.read'])
export class ReconciliationController extends StaffController<{ reconciliation: ReconciliationService }> {
  @Get('reconciliation/{id}')
  async getDifference(@Path() id: UserIdDto): Promise<DifferenceDto> {
    return this.deps.reconciliation.get(id);
  }

  /** Starts a comparison of everything. If one is already running, it answers that one. */
  @Post('reconciliation/run')
  @Security('staff', ['reconciliation.run'])
  @SuccessResponse(202, 'Started, or already running')
  async runReconciliation(@Body() body?: ReasonDto): Promise<ReconciliationRunDto> {
    return this.deps.reconciliation.run(this.asked(body));
  }

  /** Accepts a difference as a loss or a gain of the house, and posts it to the books. */
  @Post('reconciliation/{id}/accept')
  @Security('staff', ['reconciliation.accept'])
  @Response(409, 'DIFFERENCE_CLOSED: the difference is gone or was accepted')
  @Response(422, '`as` does not fit the sign of the amount')
  async acceptDifference(
    @Path() id: UserIdDto,
    @Body() body: AcceptDifferenceRequestDto,
  ): Promise<DifferenceDto> {
    const [accepted] = await this.deps.reconciliation.accept([id], body.as, this.asked(body));
    return accepted!;
  }

  /** Accepts several differences as a loss or a gain: all of them, or none. */
  @Post('reconciliation/accept')
  @Security('staff', ['reconciliation.accept'])
  @Response(409, 'DIFFERENCE_CLOSED: one of them is gone or was accepted')
  @Response(422, '`as` does not fit the sign of an amount')
  async acceptDifferences(@Body() body: AcceptDifferencesRequestDto): Promise<AcceptedDifferencesDto> {
    return { items: await this.deps.reconciliation.accept(body.ids, body.as, this.asked(body)) };
  }

  /** Records money that the house paid to a provider, or took out of a gateway. Answers the account after that. */
  @Post('books/payments')
  @Security('staff', ['books.fund'])
  @SuccessResponse(201, 'Recorded')
  @Response(404, 'No such account, or not in this currency')
  async recordPayment(@Body() body: PaymentRequestDto): Promise<BookAccountDto> {
    return this.deps.reconciliation.fund(body, this.asked(body));
  }

  /** Compares every sealed day of the books with its movements, and lists the days that differ. */
  @Post('books/verify')
  @Security('staff', ['reconciliation.verify'])
  async verifyChain(@Body() body?: ReasonDto): Promise<VerifiedChainDto> {
    return this.deps.reconciliation.verifyChain(this.asked(body));
  }
}
