import { Body, Post, Response, Route, Security, SuccessResponse } from '@tsoa/runtime';
import { StaffController } from '../staff-controller.js';
import type { BulkAdjustmentsRequestDto, BulkReportDto } from './bulk.dto.js';
import type { BulkAdjustmentsService } from './bulk.service.js';

@Route('api/v1/admin/adjustments')
@Response(403, '`REAUTHENTICATION_REQUIRED`')
export class BulkAdjustmentsController extends StaffController<{ adjustments: BulkAdjustmentsService }> {
  /**
   * Adjusts the balances of many accounts. All lines are checked first. If one line cannot be posted, none is. A line
   * is posted once for its reference, so you can repeat an interrupted call. `dry_run` only checks the lines, and
   * also shows the refused ones.
   */
  @Post('bulk')
  @Security('staff', ['balance.adjust'])
  @SuccessResponse(200, 'The result of each line')
  @Response(422, 'Invalid fields, or lines that cannot be posted, named in `fields`; no line was posted')
  adjustBalancesInBulk(@Body() body: BulkAdjustmentsRequestDto): Promise<BulkReportDto> {
    const asked = this.asked(body);
    const lines = body.lines.map((line) => ({ ...line, reason: line.reason ?? body.reason }));
    if (body.dry_run === true || asked.origin.isDryRun)
      return this.deps.adjustments.check(lines, this.language);
    return this.deps.adjustments.run(lines, this.language, asked);
  }
}
