import { ALARMS } from './alarm-catalogue.js';
import type { Alarm } from './alarm.store.js';
import type { AlarmDto, AlarmFactsDto } from './alarms.dto.js';

/** @param email of who acknowledged it */
export function presentAlarm(alarm: Alarm, email: string | null): AlarmDto {
  const { id, code, subject, facts, openedAt, closedAt, acknowledgedAt, acknowledgedBy } = alarm;
  const { severity, owner, screen } = ALARMS[code];
  return {
    id,
    code,
    severity,
    owner,
    screen,
    subject,
    facts: facts as AlarmFactsDto,
    opened_at: openedAt.toISOString(),
    closed_at: closedAt?.toISOString() ?? null,
    acknowledged_at: acknowledgedAt?.toISOString() ?? null,
    acknowledged_by: acknowledgedBy,
    acknowledged_by_email: email,
  };
}

export const ALARM_CSV_COLUMNS = [
  'opened_at',
  'closed_at',
  'code',
  'severity',
  'owner',
  'subject',
  'acknowledged_at',
  'acknowledged_by_email',
] as const;
