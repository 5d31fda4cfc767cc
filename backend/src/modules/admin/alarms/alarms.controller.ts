import { Body, Get, Path, Post, Queries, Route, Security } from '@tsoa/runtime';
import { answerPage, type ListPageDto } from '../../../platform/http/index.js';
import type { ReasonDto, UserIdDto } from '../admin.dto.js';
import { given, StaffController } from '../staff-controller.js';
import type { AlarmDto, ListAlarmsQueryDto } from './alarms.dto.js';
import type { AlarmsService } from './alarms.service.js';

const CSV_COLUMNS = 'opened_at closed_at code severity owner subject acknowledged_at acknowledged_by_email';

@Route('api/v1/admin/alarms')
@Security('staff', ['alarms.read'])
export class AlarmsController extends StaffController<{ alarms: AlarmsService }> {
  /** Lists alarms, open and closed, newest first. */
  @Get()
  listAlarms(@Queries() query: ListAlarmsQueryDto): Promise<ListPageDto<AlarmDto>> {
    const { state, code } = query;
    return answerPage(this.request, query, {
      list: this.deps.alarms.list,
      filter: { state: given(state), code },
      order: { sort: 'opened_at', direction: 'desc' },
      present: (alarm) => alarm,
      csv: { name: 'alarms', columns: CSV_COLUMNS },
    });
  }

  /** Acknowledges an alarm. A second call changes nothing. */
  @Post('{id}/acknowledge')
  @Security('staff', ['alarms.acknowledge'])
  async acknowledgeAlarm(@Path() id: UserIdDto, @Body() body?: ReasonDto): Promise<AlarmDto> {
    return this.deps.alarms.acknowledge(id, this.asked(body));
  }
}
