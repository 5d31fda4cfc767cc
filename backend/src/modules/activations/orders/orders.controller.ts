import { Controller, Get, Path, Query, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { Request as HttpRequest } from 'express';
import { actorOf } from '../../../platform/http/index.js';
import type { MostUsedServicesDto, OrderDetailDto, OrdersDto } from './orders.dto.js';
import { presentMostUsed, presentOrderDetail, presentOrders } from './orders.presenter.js';
import type { OrdersService } from './orders.service.js';

@Route('api/v1')
@Security('account')
export class OrdersController extends Controller {
  constructor(private readonly orders: OrdersService) {
    super();
  }

  /**
   * The caller's numbers and credited top-ups. The summary counts everything, whatever the filter.
   * @param search part of the name of a service or country in any of our languages; digits that one of the newest 5,000
   *   numbers contains, or (six or more) that any number ends with
   * @isInt limit
   * @minimum limit 1 too_small
   * @maximum limit 100 too_large
   * @isInt offset
   * @minimum offset 0 too_small
   * @maximum offset 1000000 too_large
   * @maxLength search 100 too_long
   */
  @Get('orders/my-orders')
  @Tags('Orders')
  async listMyOrders(
    @Request() request: HttpRequest,
    @Query() limit = 20,
    @Query() offset = 0,
    @Query() type: 'all' | 'sms_number' | 'credit_transaction' = 'all',
    @Query() search = '',
    @Query() sort: 'date' | 'status' | 'amount' = 'date',
    @Query() direction: 'asc' | 'desc' = 'desc',
  ): Promise<OrdersDto> {
    const { userId, currency } = actorOf(request);
    const page = await this.orders.list({ userId, currency, limit, offset, type, search, sort, direction });
    return presentOrders(page, { limit, offset }, request.language);
  }

  /**
   * One number or credited top-up of the caller: its messages, what happened to it, and where its money went. Answers
   * 404 for what the list of orders does not contain.
   */
  @Get('orders/{id}')
  @Tags('Orders')
  async getMyOrder(@Request() request: HttpRequest, @Path() id: string): Promise<OrderDetailDto> {
    return presentOrderDetail(await this.orders.get(actorOf(request), id), request.language);
  }

  /** The caller's own services, most activations first. */
  @Get('services/most-used')
  @Tags('Catalogue')
  async listMostUsedServices(@Request() request: HttpRequest): Promise<MostUsedServicesDto> {
    return presentMostUsed(await this.orders.mostUsed(actorOf(request).userId), request.language);
  }
}
