import { listCommand, type ListOptions } from '../../command/list.js';
import { choice } from '../../command/options.js';
import type { Task } from '../../command/task.js';
import { CliError } from '../../errors.js';
import { DIFFERENCE_COLUMNS, type Difference } from './difference-columns.js';

interface Options extends ListOptions {
  state?: Difference['state'] | undefined;
  check?: Difference['check'] | undefined;
  run?: boolean | undefined;
}

const LOOK_AGAIN_MS = 2_000;

/** Compares everything now, and waits for the end of it. */
async function runNow({ api, call, deps }: Task): Promise<void> {
  const asked = await call('Asking for a comparison…', () =>
    api.POST('/api/v1/admin/reports/reconciliation/run', { body: {} }),
  );
  for (;;) {
    const { last_run: run } = await call('Comparing…', () => api.GET('/api/v1/admin/reports/books'));
    if (run?.id !== asked.id || run.ended_at !== null) {
      for (const { check, party, problem } of run?.results ?? []) {
        if (problem !== null) deps.io.say(`${check} ${party} could not be compared: ${problem}`);
      }
      return;
    }
    if (!(await deps.pause(LOOK_AGAIN_MS))) throw new CliError('The comparison goes on by itself.');
  }
}

export default listCommand({
  examples: [
    'torpedo reports reconciliation --run',
    'torpedo reports reconciliation --state open --check charges',
    'torpedo reports reconciliation --state accepted --csv',
  ],
  build: (command) =>
    void command
      .addOption(choice('--state <state>', 'only these', ['open', 'gone', 'accepted']))
      .addOption(
        choice('--check <check>', 'only of this comparison', [
          ...(['wallets', 'topups', 'charges', 'balances', 'chain'] as const),
        ]),
      )
      .option('--run', 'compare everything now, before listing'),
  columns: DIFFERENCE_COLUMNS,
  screen: () => '/admin/reports?report=reconciliation',
  pages: async (task, _args: [], { state, check, run }: Options) => {
    if (run) await runNow(task);
    return (api, { page, per_page, cursor }) =>
      api.GET('/api/v1/admin/reports/reconciliation', {
        params: { query: { state, check, page, per_page, cursor } },
      });
  },
});
