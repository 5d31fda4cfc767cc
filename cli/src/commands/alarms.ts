import type { Schemas } from '@torpedo/api-client';
import { Option } from 'commander';
import { changeCommand } from '../command/change.js';
import { key, state, text, time, type Columns } from '../command/columns.js';
import type { Group } from '../command/definition.js';
import { listCommand } from '../command/list.js';
import { choice } from '../command/options.js';

type Alarm = Schemas['AlarmDto'];

const ALARM_COLUMNS: Columns<Alarm> = {
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

const list = listCommand('/api/v1/admin/alarms', 'List alarms, newest first', {
  examples: ['torpedo alarms list --state open', 'torpedo alarms list --state open --watch 30'],
  filters: {
    state: choice('--state <state>', 'only these', ['all', 'open', 'closed']),
    code: new Option('--code <code>', 'only of this kind'),
  },
  columns: ALARM_COLUMNS,
  screen: () => '/admin',
});

const ack = changeCommand<null, Alarm, [string]>({
  action: 'alarms.acknowledge',
  summary: 'Say that you look after one',
  examples: ['torpedo alarms ack 0199aa00-0000-7000-8000-000000000001 --reason "Topping the provider up"'],
  build: (command) => void command.argument('<id>', 'of the alarm'),
  send: ({ api }, { args: [id], reason }) =>
    api.POST('/api/v1/admin/alarms/{id}/acknowledge', { params: { path: { id } }, body: { reason } }),
  columns: ALARM_COLUMNS,
  done: ({ code }) => `You look after ${code}.`,
});

export const alarms: Group = { summary: 'What staff have to look at', verbs: { list, ack } };
