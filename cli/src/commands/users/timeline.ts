import type { Schemas } from '@torpedo/api-client';
import { money, text, time } from '../../command/columns.js';
import { findUser, USER_ARGUMENT, userScreen } from '../../command/find-user.js';
import { listCommand, type ListOptions } from '../../command/list.js';
import { choice } from '../../command/options.js';

type Entry = Schemas['TimelineEntryDto'];

interface Options extends ListOptions {
  category?: Entry['category'] | undefined;
}

function aboutOf({ activation, text: words, subject }: Entry): string | undefined {
  if (activation) return `${activation.service_code} ${activation.country_iso} ${activation.status}`;
  return words ?? (subject ? `${subject.type} ${subject.id}` : undefined);
}

export default listCommand({
  examples: [
    'torpedo users timeline maria@example.com',
    'torpedo users timeline maria@example.com --category money --all --csv',
  ],
  build: (command) =>
    void command
      .argument(...USER_ARGUMENT)
      .addOption(choice('--category <category>', 'only these', ['money', 'numbers', 'access', 'staff'])),
  columns: {
    at: time((entry: Entry) => entry.created_at),
    category: text((entry: Entry) => entry.category),
    what: text((entry: Entry) => entry.kind),
    amount: money(({ amount_cents: cents, currency }: Entry) =>
      cents === null || currency === null ? null : { cents, currency },
    ),
    about: text(aboutOf),
    staff: text(({ staff }: Entry) => staff && (staff.email ?? staff.id)),
  },
  isStream: true,
  screen: ([user]: [string], _options, task) => userScreen(task, user),
  async pages(task, [user]: [string], { category }: Options) {
    const { id } = await findUser(task, user);
    return (api, { per_page, cursor }) =>
      api.GET('/api/v1/admin/users/{id}/timeline', {
        params: { path: { id }, query: { category, per_page, cursor } },
      });
  },
});
