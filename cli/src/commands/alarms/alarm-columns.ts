import type { Schemas } from '@torpedo/api-client';
import { key, state, text, time, type Columns } from '../../command/columns.js';

export type Alarm = Schemas['AlarmDto'];

export const ALARM_COLUMNS: Columns<Alarm> = {
  opened_at: time((alarm) => alarm.opened_at),
  code: text((alarm) => alarm.code),
  severity: text((alarm) => alarm.severity),
  state: state((alarm) => (alarm.closed_at ? 'closed' : 'open')),
  subject: text((alarm) => alarm.subject),
  facts: text(({ facts }) => JSON.stringify(facts)),
  owner: text((alarm) => alarm.owner),
  acknowledged_by: text((alarm) => alarm.acknowledged_by),
  screen: text((alarm) => alarm.screen),
  id: key((alarm) => alarm.id),
};
