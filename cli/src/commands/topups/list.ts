import { userIdOf } from '../../command/find-user.js';
import { listCommand, type ListOptions } from '../../command/list.js';
import { addPeriod, choice, type PeriodOptions } from '../../command/options.js';
import { listScreen } from '../../command/task.js';
import { TOPUP_COLUMNS, type Topup } from './topup-columns.js';

interface Options extends ListOptions, PeriodOptions {
  status?: Topup['status'] | undefined;
  gateway?: string | undefined;
  needsStaff?: boolean | undefined;
  search?: string | undefined;
  user?: string | undefined;
}

export default listCommand({
  examples: [
    'torpedo topups list --status pending --user maria@example.com',
    'torpedo topups list --needs-staff',
  ],
  build: (command) =>
    void addPeriod(
      command
        .addOption(
          choice('--status <status>', 'only these', ['pending', 'paid', 'expired', 'failed', 'refunded']),
        )
        .option('--gateway <code>', 'only of this gateway, such as MERCADOPAGO')
        .option('--needs-staff', 'only those that wait for a person')
        .option('--search <text>', 'id, payment, name or address of the customer')
        .option('--user <user>', 'of this customer: e-mail address or id'),
    ),
  columns: TOPUP_COLUMNS,
  screen: async (_args, { status, search, user, needsStaff }: Options, task) =>
    listScreen('/admin/topups', {
      ...{ status, search, needs_staff: needsStaff ? 'true' : undefined },
      user_id: await userIdOf(task, user),
    }),
  async pages(task, _args: [], { status, gateway, needsStaff, search, user, from, to }: Options) {
    const user_id = await userIdOf(task, user);
    const filter = { status, gateway, needs_staff: needsStaff, search, user_id, from, to };
    return (api, { page, per_page, cursor }) =>
      api.GET('/api/v1/admin/topups', { params: { query: { ...filter, page, per_page, cursor } } });
  },
});
