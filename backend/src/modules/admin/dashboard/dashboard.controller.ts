import { Get, Query, Route, Security } from '@tsoa/runtime';
import { StaffController } from '../staff-controller.js';
import type { DashboardStatsDto, OverviewDto, RevenueStatsDto, SeriesDto } from './dashboard.dto.js';
import type { DashboardService } from './dashboard.service.js';
import type { OverviewService } from './overview.service.js';

@Route('api/v1/admin')
@Security('staff', ['overview.read'])
export class DashboardController extends StaffController<{
  dashboard: DashboardService;
  overviews: OverviewService;
}> {
  /** Gives the business in figures, and the latest changes by staff. */
  @Get('dashboard/stats')
  async readDashboardStats(): Promise<DashboardStatsDto> {
    return this.deps.dashboard.stats(this.actor.role);
  }

  /** Compares the current period with the previous one, up to the same hour. */
  @Get('dashboard/overview')
  async readOverview(@Query() period: 'today' | '7d' | '30d' = 'today'): Promise<OverviewDto> {
    return this.deps.overviews.overview(period);
  }

  /** Gives revenue, top-ups and deliveries of the last days, weeks or months. */
  @Get('dashboard/series')
  async readSeries(@Query() by: 'day' | 'week' | 'month' = 'day'): Promise<SeriesDto> {
    return this.deps.overviews.series(by);
  }

  /** Gives the revenue in total, of this month, this week and today. */
  @Get('revenue/stats')
  async readRevenueStats(): Promise<RevenueStatsDto> {
    return this.deps.overviews.revenue();
  }
}
