import { changeCommand } from '../../command/change.js';
import { choice, type ChangeOptions } from '../../command/options.js';
import { DIFFERENCE_COLUMNS, type Difference } from './difference-columns.js';

interface Options extends ChangeOptions {
  as: 'loss' | 'gain';
}

export default changeCommand<string, Difference, [string], Options>({
  examples: [
    'torpedo reports accept 0199aa00-0000-7000-8000-000000000001 --as loss --reason "Bought on its page by hand"',
  ],
  build: (command) =>
    void command
      .argument('<id>', 'of the difference')
      .addOption(choice('--as <side>', 'what it is for the house', ['loss', 'gain']).makeOptionMandatory()),
  find: (_task, [id]) => Promise.resolve(id),
  send: ({ api }, { target: id, options: { as }, reason }) =>
    api.POST('/api/v1/admin/reports/reconciliation/{id}/accept', {
      params: { path: { id } },
      body: { as, reason },
    }),
  columns: DIFFERENCE_COLUMNS,
  done: ({ accepted_as: as, subject }) => `${subject} is accepted as a ${as}, and posted.`,
});
