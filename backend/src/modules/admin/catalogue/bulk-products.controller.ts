import { Body, Path, Post, Response, Route, Security } from '@tsoa/runtime';
import { InvalidInputError } from '../../../platform/errors/index.js';
import { StaffController } from '../staff-controller.js';
import type { BulkProductsDto, BulkProductsRequestDto } from './bulk-products.dto.js';
import type { OperationDto, ReasonDto } from '../admin.dto.js';
import type { BulkAdjustmentsService } from '../balances/bulk.service.js';
import type { BulkProductsService } from './bulk-products.service.js';
import type { ProductsService } from './products.service.js';

@Route('api/v1/admin/products')
export class BulkProductsController extends StaffController<{
  products: ProductsService;
  bulk: BulkProductsService;
}> {
  /**
   * Changes price or status of many products, all or none of them. With `dry_run` it only answers what would change.
   */
  @Post('bulk')
  @Security('staff', ['product.change'])
  @Response(409, '`CHANGED_MEANWHILE` with a new dry run in `current`')
  async changeProducts(@Body() body: BulkProductsRequestDto): Promise<BulkProductsDto> {
    const { ids } = body;
    if ((ids === undefined) === (body.filter === undefined)) throw new InvalidInputError({ ids: 'required' });
    const filter = body.filter ? await this.deps.products.filterOf(body.filter) : { ids: ids ?? [] };
    return body.dry_run
      ? this.deps.bulk.simulate(filter, body, this.language)
      : this.deps.bulk.change(filter, body, this.asked(body), this.language);
  }
}

@Route('api/v1/admin/operations')
export class OperationsController extends StaffController<{
  bulk: BulkProductsService;
  adjustments: BulkAdjustmentsService;
}> {
  /**
   * Restores the name, description, price, link to the cost and pause of the products that an operation changed. This is
   * an operation too. Products that somebody has changed since then do not change. What an operation adjusted in
   * balances is adjusted by the contrary, once. That needs a reason and the permission `balances.change` too.
   * @maxLength operationId 200 too_long
   */
  @Post('{operationId}/undo')
  @Security('staff', ['product.change'])
  async undoOperation(@Path() operationId: string, @Body() body: ReasonDto): Promise<OperationDto> {
    const asked = this.asked(body);
    return (await this.deps.adjustments.undo(operationId, asked)) ?? this.deps.bulk.undo(operationId, asked);
  }
}
