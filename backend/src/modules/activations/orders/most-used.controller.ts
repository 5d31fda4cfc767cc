import { Controller, Get, OperationId, Request, Response, Route, Security, Tags } from '@tsoa/runtime';
import type { Request as HttpRequest } from 'express';
import { actorOf, type ErrorDto } from '../../../platform/http/index.js';
import type { MostUsedServicesDto } from './orders.dto.js';
import { presentMostUsed } from './orders.presenter.js';
import type { OrdersService } from './orders.service.js';

@Route('api/v1')
@Tags('Catalogue')
@Response<ErrorDto>('default', 'Any other refusal, in the documented shape')
export class MostUsedController extends Controller {
  constructor(private readonly orders: OrdersService) {
    super();
  }

  /** The caller's own services, most activations first. */
  @Get('services/most-used')
  @Security('account')
  @OperationId('listMostUsedServices')
  @Response<ErrorDto>(401, 'Not signed in')
  async listMostUsed(@Request() request: HttpRequest): Promise<MostUsedServicesDto> {
    return presentMostUsed(await this.orders.mostUsed(actorOf(request).userId), request.language);
  }
}
