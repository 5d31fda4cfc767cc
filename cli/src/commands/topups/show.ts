import { showCommand } from '../../command/show.js';
import { findTopup, TOPUP_ARGUMENT, TOPUP_FACTS, topupIdOf } from './topup-columns.js';

export default showCommand({
  examples: ['torpedo topups show 0199aa00-0000-7000-8000-000000000001'],
  build: (command) => void command.argument(...TOPUP_ARGUMENT),
  columns: TOPUP_FACTS,
  screen: async ([id]: [string], _options, task) => `/admin/topups/${await topupIdOf(task, id)}`,
  load: (task, [id]: [string]) => findTopup(task, id),
});
