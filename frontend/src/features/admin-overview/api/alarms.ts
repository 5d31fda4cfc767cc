import { queryOptions } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';

export type Alarm = Schemas['AlarmDto'];

const MOST_SHOWN = 20;

/** What is wrong now, newest first. */
export const openAlarmsQuery = () =>
  queryOptions({
    queryKey: staffKeys.alarms,
    queryFn: ({ signal }) =>
      bodyOf(
        staffApi.GET('/api/v1/admin/alarms', {
          params: { query: { state: 'open', per_page: MOST_SHOWN } },
          signal,
        }),
      ),
    select: ({ items }) => items,
  });

/** Says that somebody looks after it. */
export const acknowledgeAlarm = (id: string) =>
  bodyOf(staffApi.POST('/api/v1/admin/alarms/{id}/acknowledge', { params: { path: { id } } }));
