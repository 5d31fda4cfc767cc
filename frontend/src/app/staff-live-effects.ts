import { staffKeys } from '../shared/back-office/staff-keys';
import type { LiveEffects } from '../shared/live/live-effects';
import { invalidate } from '../shared/query-keys';

/** Whatever is shown of what changed is read again; what is not shown, when it is shown next. */
const changes: LiveEffects = {
  staff_changes: (queryClient, { alarm_ids, is_partial }) => {
    invalidate(queryClient, staffKeys.live);
    if (alarm_ids.length > 0 || is_partial) invalidate(queryClient, staffKeys.alarms.all);
  },
};

/** What the screens of the back-office do with live events. */
export const staffLiveEffects: LiveEffects[] = [changes];
