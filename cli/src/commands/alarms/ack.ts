import { changeCommand } from '../../command/change.js';
import { ALARM_COLUMNS, type Alarm } from './alarm-columns.js';

export default changeCommand<string, Alarm, [string]>({
  examples: ['torpedo alarms ack 0199aa00-0000-7000-8000-000000000001 --reason "Topping the provider up"'],
  build: (command) => void command.argument('<id>', 'of the alarm'),
  find: (_task, [id]) => Promise.resolve(id),
  send: ({ api }, { target: id, reason }) =>
    api.POST('/api/v1/admin/alarms/{id}/acknowledge', { params: { path: { id } }, body: { reason } }),
  columns: ALARM_COLUMNS,
  done: ({ code }) => `You look after ${code}.`,
});
