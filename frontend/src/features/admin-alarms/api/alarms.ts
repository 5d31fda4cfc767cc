import { queryOptions } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { listQuery, PAGE_ROWS } from '../../../shared/back-office/list/list-query';
import { requestOf } from '../../../shared/back-office/list/list-search';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import type { AlarmsSearch } from '../rules/alarms-search';

export type Alarm = Schemas['AlarmDto'];

const MOST_SHOWN = 20;

/** What is wrong now, newest first. */
export const openAlarmsQuery = () =>
  queryOptions({
    queryKey: staffKeys.alarms.open,
    queryFn: ({ signal }) =>
      bodyOf(
        staffApi.GET('/api/v1/admin/alarms', {
          params: { query: { state: 'open', per_page: MOST_SHOWN } },
          signal,
        }),
      ),
  });

/** What is or was wrong. */
export const alarmsQuery = (search: AlarmsSearch) => {
  const query = { ...requestOf(search), per_page: PAGE_ROWS };
  return listQuery(staffKeys.alarms.list(query), (signal) =>
    staffApi.GET('/api/v1/admin/alarms', { params: { query }, signal }),
  );
};

/** Acknowledges an alarm. */
export const acknowledgeAlarm = (id: string) =>
  bodyOf(staffApi.POST('/api/v1/admin/alarms/{id}/acknowledge', { params: { path: { id } } }));
