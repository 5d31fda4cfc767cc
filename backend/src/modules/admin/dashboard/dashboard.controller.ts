import type { Request as HttpRequest } from 'express';
import { Controller, Get, OperationId, Request, Response, Route, Security, Tags } from '@tsoa/runtime';
import { actorOf, type ErrorDto } from '../../../platform/http/index.js';
import type { DashboardStatsDto } from '../admin.dto.js';
import { presentDashboardStats } from '../admin.presenter.js';
import type { DashboardService } from './dashboard.service.js';

@Route('api/v1/admin/dashboard')
@Tags('Back-office')
@Security('staff', ['overview.read'])
@Response<ErrorDto>(401, 'Not signed in')
@Response<ErrorDto>(403, 'Not of the staff')
@Response<ErrorDto>('default', 'Any other refusal, in the documented shape')
export class DashboardController extends Controller {
  constructor(private readonly dashboard: DashboardService) {
    super();
  }

  /** The business in figures, and what staff did last. */
  @Get('stats')
  @OperationId('readDashboardStats')
  async readDashboardStats(@Request() request: HttpRequest): Promise<DashboardStatsDto> {
    return presentDashboardStats(await this.dashboard.stats(), actorOf(request).role);
  }
}
