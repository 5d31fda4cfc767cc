import { bodyOf, type Schemas } from '@torpedo/api-client';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { staffQuery, useStaffMutation } from '../../../shared/back-office/staff-query';

export type Alarm = Schemas['AlarmDto'];

const MOST_SHOWN = 20;

/** The open alarms, newest first. */
export const openAlarmsQuery = () =>
  staffQuery(staffKeys.alarms, '/api/v1/admin/alarms', { query: { state: 'open', per_page: MOST_SHOWN } });

export const useAcknowledge = () =>
  useStaffMutation([staffKeys.alarms], {
    mutationFn: (id: string) =>
      bodyOf(staffApi.POST('/api/v1/admin/alarms/{id}/acknowledge', { params: { path: { id } } })),
  });
