import { Body, Post, Route, Security } from '@tsoa/runtime';
import type { ReasonDto } from '../admin.dto.js';
import { StaffController } from '../staff-controller.js';
import type { FiguresService } from './figures.service.js';

export interface RebuiltFiguresDto {
  success: true;
}

@Route('api/v1/admin/figures')
export class FiguresController extends StaffController<{ figures: FiguresService }> {
  /**
   * Calculates every sum behind the figures again, for example after rows were repaired by hand. Figures stay
   * exact meanwhile, but reading them takes longer until the sums are complete.
   */
  @Post('rebuild')
  @Security('staff', ['figures.rebuild'])
  async rebuildFigures(@Body() body?: ReasonDto): Promise<RebuiltFiguresDto> {
    await this.deps.figures.rebuild(this.asked(body));
    return { success: true };
  }
}
