import type { Schemas } from '@torpedo/api-client';
import { text, time } from '../command/columns.js';
import type { Group } from '../command/definition.js';
import { userIdOf } from '../command/find-user.js';
import { listCommand, type ListOptions } from '../command/list.js';
import { addPeriod, type PeriodOptions } from '../command/options.js';

type Entry = Schemas['AuditEntryDto'];

interface Options extends ListOptions, PeriodOptions {
  search?: string | undefined;
  staff?: string | undefined;
  user?: string | undefined;
  action?: Entry['action'] | undefined;
  entityType?: Entry['entity_type'] | undefined;
  entityId?: string | undefined;
}

const shown = (value: unknown): string =>
  value === null || value === undefined ? '-' : JSON.stringify(value);

const changesOf = ({ changes }: Entry): string =>
  changes.map(({ field, before, after }) => `${field}: ${shown(before)} → ${shown(after)}`).join(', ');

const list = listCommand('List changes, newest first', {
  examples: [
    'torpedo audit list --user maria@example.com --action balance.adjust',
    'torpedo audit list --staff me@example.com --from 2026-03-01 --all --csv',
  ],
  build: (command) =>
    void addPeriod(
      command
        .option('--search <text>', 'part of the reason or of what it was about')
        .option('--staff <user>', 'done by this person: e-mail address or id')
        .option('--user <user>', 'about this customer: e-mail address or id')
        .option('--action <action>', 'such as balance.adjust')
        .option('--entity-type <type>', 'kind of what was changed, such as user')
        .option('--entity-id <id>', 'what was changed'),
    ),
  columns: {
    at: time((entry: Entry) => entry.at),
    staff: text(({ staff, token }: Entry) => {
      const person = staff.email ?? staff.id;
      return token === null ? person : `token ${token} of ${person}`;
    }),
    action: text((entry: Entry) => entry.action),
    what: text(({ entity_type, entity_id }: Entry) => `${entity_type} ${entity_id}`),
    customer: text(({ user }: Entry) => user && (user.email ?? user.id)),
    changes: text(changesOf),
    reason: text((entry: Entry) => entry.reason),
    address: text((entry: Entry) => entry.ip_address),
    id: text((entry: Entry) => entry.id),
  },
  screen: () => '/admin/audit',
  async pages(task, _args: [], options: Options) {
    const { search, action, entityType, entityId, from, to } = options;
    const [staff_id, user_id] = [await userIdOf(task, options.staff), await userIdOf(task, options.user)];
    const filter = {
      search,
      action,
      entity_type: entityType,
      entity_id: entityId,
      from,
      to,
      staff_id,
      user_id,
    };
    return (api, part) => api.GET('/api/v1/admin/audit', { params: { query: { ...filter, ...part } } });
  },
});

export const audit: Group = {
  summary: 'What staff changed',
  verbs: { list },
};
