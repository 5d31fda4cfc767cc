import { changeCommand } from '../../command/change.js';
import { TOPUP_ARGUMENT, TOPUP_FACTS, topupIdOf, type TopupDetail } from './topup-columns.js';

export default changeCommand<string, TopupDetail, [string]>({
  examples: ['torpedo topups reread 0199aa00-0000-7000-8000-000000000001'],
  build: (command) => void command.argument(...TOPUP_ARGUMENT),
  find: (task, [id]) => topupIdOf(task, id),
  send: ({ api }, { target: id, reason }) =>
    api.POST('/api/v1/admin/topups/{id}/reread', { params: { path: { id } }, body: { reason } }),
  columns: TOPUP_FACTS,
  done: ({ status }) => `The top-up is ${status}.`,
});
