import { Body, Get, Path, Post, Response, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/index.js';
import type { CustomerCasesDto, OpenCaseRequestDto, OpenedCaseDto } from './cases.dto.js';
import type { CustomerCasesService } from './customer-cases.service.js';

@Route('api/v1')
@Tags('Support')
@Security('account')
export class CasesController extends ApiController<{ cases: CustomerCasesService }> {
  /** What the caller asked support to decide. */
  @Get('cases')
  async listMyCases(): Promise<CustomerCasesDto> {
    return this.deps.cases.list(this.actor.userId);
  }

  /**
   * Says that something is wrong with an order: a number whose code was wrong or that was registered already, or a top-up
   * that was paid and did not arrive. Support decides; where our own records leave no doubt, the price is back at once.
   * Asking again answers the same case.
   */
  @Post('orders/{id}/case')
  @Security('session')
  @SuccessResponse(201, 'Opened')
  @Response(409, 'ACTIVATION_NOT_COMPLETED, ORDER_ALREADY_REFUNDED, DISPUTE_TOO_LATE')
  async openCase(@Path() id: string, @Body() body: OpenCaseRequestDto): Promise<OpenedCaseDto> {
    const { userId } = this.actor;
    return { case: await this.deps.cases.open({ ...body, userId, orderId: id, language: this.language }) };
  }
}
