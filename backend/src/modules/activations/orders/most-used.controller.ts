import { Controller, Get, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { Request as HttpRequest } from 'express';
import { actorOf } from '../../../platform/http/index.js';
import type { MostUsedServicesDto } from './orders.dto.js';
import { presentMostUsed } from './orders.presenter.js';
import type { OrdersService } from './orders.service.js';

@Route('api/v1')
@Tags('Catalogue')
export class MostUsedController extends Controller {
  constructor(private readonly orders: OrdersService) {
    super();
  }

  /** The caller's own services, most activations first. */
  @Get('services/most-used')
  @Security('account')
  async listMostUsedServices(@Request() request: HttpRequest): Promise<MostUsedServicesDto> {
    return presentMostUsed(await this.orders.mostUsed(actorOf(request).userId), request.language);
  }
}
