import type { Request as HttpRequest } from 'express';
import { Body, Controller, Post, Request, Route, Security } from '@tsoa/runtime';
import type { ReasonDto } from '../admin.dto.js';
import { staffRequestOf } from '../audit/staff-action.js';
import type { FiguresService } from './figures.service.js';

export interface RebuiltFiguresDto {
  success: true;
}

@Route('api/v1/admin/figures')
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
  async rebuildFigures(
    @Request() request: HttpRequest,
    @Body() body?: ReasonDto,
  ): Promise<RebuiltFiguresDto> {
    await this.figures.rebuild(staffRequestOf(request, body));
    return { success: true };
  }
}
