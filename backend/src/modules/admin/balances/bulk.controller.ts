import { Body, Post, Response, Route, Security, SuccessResponse } from '@tsoa/runtime';
import { StaffController } from '../staff-controller.js';
import type { BulkAdjustmentsRequestDto, BulkReportDto } from './bulk.dto.js';
import type { BulkAdjustmentsService } from './bulk.service.js';

@Route('api/v1/admin/adjustments')
@Response(403, '`REAUTHENTICATION_REQUIRED`')
export class BulkAdjustmentsController extends StaffController<{ adjustments: BulkAdjustmentsService }> {
  /**
   * Adjusts the balances of many accounts. All lines are checked first; if one cannot be posted, none is. Each line
   * is posted once per reference, so that an interrupted call can be repeated unchanged. `dry_run` only answers the
   * check, refused lines included.
   */
  @Post('bulk')
  @Security('staff', ['balance.adjust'])
  @SuccessResponse(200, 'What became of each line')
  @Response(422, 'Invalid fields, or lines that cannot be posted: none was. `fields` names each')
  adjustBalancesInBulk(@Body() body: BulkAdjustmentsRequestDto): Promise<BulkReportDto> {
    const asked = this.asked();
    if (body.dry_run === true || asked.origin.isDryRun)
      return this.deps.adjustments.check(body.lines, this.language);
    return this.deps.adjustments.run(body.lines, this.language, asked);
  }
}
