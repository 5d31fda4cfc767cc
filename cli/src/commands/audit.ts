import type { Schemas } from '@torpedo/api-client';
import { Option } from 'commander';
import { text, time } from '../command/columns.js';
import type { Group } from '../command/definition.js';
import { UserOption } from '../command/find-user.js';
import { listCommand } from '../command/list.js';
import { PERIOD } from '../command/options.js';

type Entry = Schemas['AuditEntryDto'];

const shown = (value: unknown): string =>
  value === null || value === undefined ? '-' : JSON.stringify(value);

const changesOf = ({ changes }: Entry): string =>
  changes.map(({ field, before, after }) => `${field}: ${shown(before)} → ${shown(after)}`).join(', ');

const list = listCommand('/api/v1/admin/audit', 'List changes, newest first', {
  examples: [
    'torpedo audit list --user maria@example.com --action balance.adjust',
    'torpedo audit list --staff me@example.com --from 2026-03-01 --all --csv',
  ],
  filters: {
    search: new Option('--search <text>', 'part of the reason or of what it was about'),
    staff_id: new UserOption('--staff <user>', 'done by this person: e-mail address or id'),
    user_id: new UserOption('--user <user>', 'about this customer: e-mail address or id'),
    action: new Option('--action <action>', 'such as balance.adjust'),
    entity_type: new Option('--entity-type <type>', 'kind of what was changed, such as user'),
    entity_id: new Option('--entity-id <id>', 'what was changed'),
    ...PERIOD,
  },
  columns: {
    at: time((entry) => entry.at),
    staff: text(({ staff, token }) => {
      const person = staff.email ?? staff.id;
      return token === null ? person : `token ${token} of ${person}`;
    }),
    action: text((entry) => entry.action),
    what: text(({ entity_type, entity_id }) => `${entity_type} ${entity_id}`),
    customer: text(({ user }) => user && (user.email ?? user.id)),
    changes: text(changesOf),
    reason: text((entry) => entry.reason),
    address: text((entry) => entry.ip_address),
    id: text((entry) => entry.id),
  },
  screen: () => '/admin/audit',
});

export const audit: Group = { summary: 'What staff changed', verbs: { list } };
