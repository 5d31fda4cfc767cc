import { Body, Get, Path, Post, Response, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/index.js';
import type { CustomerCasesDto, OpenCaseRequestDto, OpenedCaseDto } from './cases.dto.js';
import type { CustomerCasesService } from './customer-cases.service.js';

@Route('api/v1')
@Tags('Support')
@Security('account')
export class CasesController extends ApiController<{ cases: CustomerCasesService }> {
  /** Lists the cases that the caller opened. */
  @Get('cases')
  async listMyCases(): Promise<CustomerCasesDto> {
    return this.deps.cases.list(this.actor.userId);
  }

  /**
   * Tells support what is wrong with an order: a number's code was wrong, the number was registered already, or a paid
   * top-up did not arrive. Support decides; when our own records are clear, the price is given back at once. A second
   * call for the same order returns the same case.
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
