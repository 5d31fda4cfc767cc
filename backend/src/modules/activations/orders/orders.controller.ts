import { Get, Path, Query, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController, sendBatches } from '../../../platform/http/index.js';
import type { MostUsedServicesDto, OrderDetailDto, OrdersDto } from './orders.dto.js';
import {
  ORDER_COLUMNS,
  presentBatches,
  presentMostUsed,
  presentOrderDetail,
  presentOrders,
} from './orders.presenter.js';
import { FIRST_BATCH, type OrdersService } from './orders.service.js';

@Route('api/v1')
@Security('account', ['buyers'])
export class OrdersController extends ApiController<{
  orders: Pick<OrdersService, 'list' | 'batchesFrom' | 'get' | 'mostUsed'>;
}> {
  /**
   * The caller's numbers and credited top-ups. The summary counts everything, whatever the filter.
   * @param type `returned`: only numbers whose money came back
   * @param search part of the name of a service or country in any of our languages; digits that one of the newest 5,000
   *   numbers contains, or (six or more) that any number ends with
   * @param format `csv` answers the first 5,000 of them for a spreadsheet, whatever the page
   * @isInt limit @minimum limit 1 too_small @maximum limit 100 too_large @isInt offset @minimum offset 0 too_small
   * @maximum offset 1000000 too_large @maxLength search 100 too_long
   */
  @Get('orders/my-orders')
  @Tags('Orders')
  async listMyOrders(
    @Query() limit = 20,
    @Query() offset = 0,
    @Query() type: 'all' | 'sms_number' | 'credit_transaction' | 'returned' = 'all',
    @Query() search = '',
    @Query() sort: 'date' | 'status' | 'amount' = 'date',
    @Query() direction: 'asc' | 'desc' = 'desc',
    @Query() format: 'json' | 'csv' = 'json',
  ): Promise<OrdersDto> {
    const { userId, currency } = this.actor;
    const wanted = { userId, currency, type, search, sort, direction };
    const part = format === 'csv' ? FIRST_BATCH : { limit, offset };
    const page = await this.deps.orders.list({ ...wanted, ...part });
    if (format === 'csv') {
      const rows = presentBatches(this.deps.orders.batchesFrom(page, wanted), this.language);
      await sendBatches(this.request, { name: 'orders', columns: ORDER_COLUMNS }, rows);
    }
    return presentOrders(page, part, this.language);
  }

  /**
   * One number or credited top-up of the caller: its messages, what happened to it, and where its money went. Answers
   * 404 for anything that the list of orders does not contain.
   */
  @Get('orders/{id}')
  @Tags('Orders')
  async getMyOrder(@Path() id: string): Promise<OrderDetailDto> {
    return presentOrderDetail(await this.deps.orders.get(this.actor, id), this.language);
  }

  /** The caller's own services, most activations first. */
  @Get('services/most-used')
  @Tags('Catalogue')
  async listMostUsedServices(): Promise<MostUsedServicesDto> {
    return presentMostUsed(await this.deps.orders.mostUsed(this.actor.userId), this.language);
  }
}
