import type { Schemas } from '@torpedo/api-client';
import { Option } from 'commander';
import {
  activate,
  deactivate,
  role,
  remove,
  resendVerification,
  resetPassword,
  block,
  unblock,
  clearFlag,
} from './access.js';
import { create, invite, update } from './accounts.js';
import { changeCommand } from '../../command/change.js';
import { key, text, time, money, type Columns } from '../../command/columns.js';
import type { Group } from '../../command/definition.js';
import { type User, findUser, USER_ARGUMENT, userScreen } from '../../command/find-user.js';
import { listCommand } from '../../command/list.js';
import { choice } from '../../command/options.js';
import { rowsCommand, showCommand } from '../../command/show.js';
import { listScreen } from '../../command/task.js';
import { ROLES, USER_COLUMNS, USER_FACTS } from './account.js';

const list = listCommand('/api/v1/admin/users', 'List accounts, newest first', {
  examples: [
    'torpedo users list --search maria',
    'torpedo users list --role ADMIN --json',
    'torpedo users list --all --csv > users.csv',
  ],
  filters: {
    search: new Option('--search <text>', 'part of the e-mail address or the name, or a CPF'),
    role: choice('--role <role>', 'only this role', ROLES),
    status: choice('--status <status>', 'only these', ['active', 'inactive']),
    purchases: new Option('--blocked', 'only those whose purchases are paused').preset('blocked'),
  },
  sorts: ['created_at', 'email', 'name', 'last_login'],
  columns: USER_COLUMNS,
  screen: (filter) => listScreen('/admin/users', filter),
});

const show = showCommand('Show one account', {
  examples: [
    'torpedo users show maria@example.com',
    'torpedo users show maria@example.com --fields id,balance',
  ],
  build: (command) => command.argument(...USER_ARGUMENT),
  columns: USER_FACTS,
  screen: async ([user]: [string], _options, task) => userScreen(await findUser(task, user)),
  load: (task, [user]: [string]) => findUser(task, user),
});

const sessions = listCommand('/api/v1/admin/users/{id}/sessions', 'List where an account is signed in', {
  examples: ['torpedo users sessions maria@example.com'],
  build: (command) => void command.argument(...USER_ARGUMENT),
  columns: {
    name: text((session) => session.name),
    browser: text((session) => session.browser),
    system: text((session) => session.system),
    address: text((session) => session.ip_address),
    created_at: time((session) => session.created_at),
    last_seen: time((session) => session.last_seen_at),
    id: key((session) => session.id),
  },
  screen: (_query, user) => userScreen(user),
  find: (task, [user]: [string]) => findUser(task, user),
});

interface Place {
  team: string;
  person: Schemas['TeamPersonDto'];
}

const PLACES: Columns<Place> = {
  team: text(({ team }) => team),
  person: key(({ person }) => person.email),
  role: text(({ person }) => person.role),
  limit: money(({ person: { monthly_budget_cents: cents, currency } }) =>
    cents === null ? null : { cents, currency },
  ),
  spent: money(({ person: { spent_cents: cents, currency } }) => ({ cents, currency })),
  numbers: text(({ person }) => person.numbers),
  last_used: time(({ person }) => person.last_used_at),
};

const teams = rowsCommand('List the teams of an account, with what each person spent this month', {
  examples: ['torpedo users teams maria@example.com', 'torpedo users teams maria@example.com --json'],
  build: (command) => void command.argument(...USER_ARGUMENT),
  columns: PLACES,
  screen: async ([user]: [string], _options, task) => userScreen(await findUser(task, user)),
  async load(task, [user]: [string]) {
    const { id } = await findUser(task, user);
    const known = await task.call('Reading the teams…', () =>
      task.api.GET('/api/v1/admin/users/{id}', { params: { path: { id } } }),
    );
    return known.teams.flatMap(({ name, people }) => people.map((person) => ({ team: name, person })));
  },
});

type Entry = Schemas['TimelineEntryDto'];

function aboutOf({ activation, subject, ...entry }: Entry): string | undefined {
  if (activation) return `${activation.service_code} ${activation.country_iso} ${activation.status}`;
  return entry.text ?? (subject ? `${subject.type} ${subject.id}` : undefined);
}

const timeline = listCommand('/api/v1/admin/users/{id}/timeline', 'Show what happened to an account', {
  examples: [
    'torpedo users timeline maria@example.com',
    'torpedo users timeline maria@example.com --category money --all --csv',
  ],
  build: (command) => void command.argument(...USER_ARGUMENT),
  filters: {
    category: choice('--category <category>', 'only these', ['money', 'numbers', 'access', 'staff']),
  },
  columns: {
    at: time((entry) => entry.created_at),
    category: text((entry) => entry.category),
    what: text((entry) => entry.kind),
    amount: money(({ amount_cents: cents, currency }) =>
      cents === null || currency === null ? null : { cents, currency },
    ),
    about: text(aboutOf),
    staff: text(({ staff }) => staff && (staff.email ?? staff.id)),
  },
  isStream: true,
  screen: (_query, user) => userScreen(user),
  find: (task, [user]: [string]) => findUser(task, user),
});

type Note = Schemas['UserNoteDto'];

const COLUMNS: Columns<Note> = {
  created_at: time((note) => note.created_at),
  staff: text(({ staff }) => staff.email ?? staff.id),
  text: text((note) => note.text),
  id: key((note) => note.id),
};

const notes = listCommand('/api/v1/admin/users/{id}/notes', 'List what staff wrote down about an account', {
  examples: ['torpedo users notes maria@example.com'],
  build: (command) => void command.argument(...USER_ARGUMENT),
  columns: COLUMNS,
  screen: (_query, user) => userScreen(user),
  find: (task, [user]: [string]) => findUser(task, user),
});

const note = changeCommand<User, Note, [string, string]>({
  action: 'user.add_note',
  summary: 'Write something down for other staff',
  examples: ['torpedo users note maria@example.com "Called about her refund, waits until Friday"'],
  build: (command) => void command.argument(...USER_ARGUMENT).argument('<text>', 'what other staff read'),
  find: (task, [user]) => findUser(task, user),
  send: ({ api }, { target: { id }, args: [, written], reason }) =>
    api.POST('/api/v1/admin/users/{id}/notes', { params: { path: { id } }, body: { text: written, reason } }),
  columns: COLUMNS,
  done: (_note, { target: { email } }) => `Noted on ${email}.`,
});

export const users: Group = {
  summary: 'Accounts',
  verbs: {
    list,
    show,
    create,
    invite,
    update,
    activate,
    deactivate,
    role,
    delete: remove,
    'resend-verification': resendVerification,
    'reset-password': resetPassword,
    sessions,
    teams,
    block,
    unblock,
    'clear-flag': clearFlag,
    notes,
    note,
    timeline,
  },
};
