import type { CursorPage } from '../../../platform/pagination.js';
import { deviceOf } from '../sessions/device.js';
import { maskedAddress } from '../sessions/masked-address.js';
import type { Activity } from './activity-event.js';
import type { ActivitiesDto, ActivityDto } from './activity.dto.js';

export function presentActivity({ id, kind, subject, ipAddress, userAgent, at }: Activity): ActivityDto {
  return {
    id,
    kind,
    subject,
    ip_address: maskedAddress(ipAddress),
    ...deviceOf(userAgent),
    created_at: at.toISOString(),
  };
}

export function presentActivities({ items, nextCursor }: CursorPage<Activity>): ActivitiesDto {
  return { activities: items.map(presentActivity), next_cursor: nextCursor };
}
