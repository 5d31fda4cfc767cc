import type { Request as HttpRequest } from 'express';
import { Body, Controller, OperationId, Post, Request, Response, Route, Security, Tags } from '@tsoa/runtime';
import type { ErrorDto } from '../../../platform/http/index.js';
import type { ReasonDto } from '../admin.dto.js';
import { staffRequestOf } from '../audit/staff-action.js';
import type { FiguresService } from './figures.service.js';

export interface RebuiltFiguresDto {
  success: true;
}

@Route('api/v1/admin/figures')
@Tags('Back-office')
@Response<ErrorDto>(401, 'Not signed in')
@Response<ErrorDto>(403, 'Not an administrator')
@Response<ErrorDto>('default', 'Any other refusal, in the documented shape')
export class FiguresController extends Controller {
  constructor(private readonly figures: FiguresService) {
    super();
  }

  /**
   * Rebuilds every sum behind the figures from its rows, for example after rows were repaired by hand. Figures stay
   * exact meanwhile; reading them takes longer until the sums are complete.
   */
  @Post('rebuild')
  @Security('staff', ['figures.rebuild'])
  @OperationId('rebuildFigures')
  @Response<ErrorDto>(422, 'Invalid fields')
  async rebuildFigures(
    @Request() request: HttpRequest,
    @Body() body?: ReasonDto,
  ): Promise<RebuiltFiguresDto> {
    await this.figures.rebuild(staffRequestOf(request, body));
    return { success: true };
  }
}
