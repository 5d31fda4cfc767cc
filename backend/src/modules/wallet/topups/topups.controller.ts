import type { Request as HttpRequest } from 'express';
import { Controller, Get, OperationId, Path, Post, Request, Response, Route, Security, Tags } from 'tsoa';
import { actorOf, type ErrorDto } from '../../../platform/http/index.js';
import type { TopupDto } from '../topup.dto.js';
import { presentTopup } from './topup.presenter.js';
import type { TopupService } from './topup.service.js';

@Route('api/v1/payments/topups')
@Tags('Wallet')
@Security('account')
@Response<ErrorDto>(401, 'Not signed in')
@Response<ErrorDto>(404, 'No such top-up of this account')
export class TopupsController extends Controller {
  constructor(private readonly topups: TopupService) {
    super();
  }

  /** One top-up of the account. */
  @Get('{id}')
  @OperationId('getTopup')
  async getTopup(@Request() request: HttpRequest, @Path() id: string): Promise<TopupDto> {
    return presentTopup(await this.topups.getOwn(actorOf(request).userId, id));
  }

  /** "I have paid": asks the gateway now (at most once in 5 seconds) instead of waiting for its notification. */
  @Post('{id}/check')
  @OperationId('checkTopup')
  async checkTopup(@Request() request: HttpRequest, @Path() id: string): Promise<TopupDto> {
    return presentTopup(await this.topups.check(actorOf(request).userId, id));
  }
}
