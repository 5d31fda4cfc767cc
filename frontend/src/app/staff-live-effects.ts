import { staffKeys } from '../shared/back-office/staff-keys';
import type { LiveEffects } from '../shared/live/live-effects';
import { invalidate } from '../shared/query-keys';

const changes: LiveEffects = {
  staff_changes: (queryClient, { alarm_ids, is_partial }) => {
    invalidate(queryClient, staffKeys.live);
    if (alarm_ids.length > 0 || is_partial) invalidate(queryClient, staffKeys.alarms);
  },
};

export const staffLiveEffects: LiveEffects[] = [changes];
