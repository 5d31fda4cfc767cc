import { Example, Get, Query, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/index.js';
import { presentActivities, type ActivitiesDto } from './activity.dto.js';
import type { ActivityLog } from './activity-log.js';

@Route('api/v1/users/me/activity')
@Tags('Accounts')
@Security('session')
export class ActivityController extends ApiController<{ activityLog: ActivityLog }> {
  /**
   * Lists the events of the account in the last year, newest first.
   * @param limit The most events to return.
   * @isInt limit @minimum limit 1 too_small @maximum limit 100 too_large
   * @param cursor The `next_cursor` of the previous page.
   * @pattern cursor ^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$ invalid
   */
  @Get()
  @Example<ActivitiesDto>({
    activities: [
      {
        id: '01a1fe10-2d84-7c55-9a1b-3e6f8d0c7b42',
        kind: 'signed_in',
        subject: null,
        ip_address: '203.0.113.•••',
        browser: 'Firefox',
        system: 'Linux',
        created_at: '2026-03-10T11:55:00.000Z',
      },
    ],
    next_cursor: null,
  })
  async listActivity(@Query() limit = 20, @Query() cursor?: string): Promise<ActivitiesDto> {
    const page = { limit, beforeId: cursor ?? null };
    return presentActivities(await this.deps.activityLog.list(this.actor.userId, page));
  }
}
