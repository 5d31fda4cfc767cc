import type { Schemas } from '@torpedo/api-client';
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
import { listCommand, type ListOptions } from '../../command/list.js';
import { choice } from '../../command/options.js';
import { showCommand } from '../../command/show.js';
import { listScreen } from '../../command/task.js';
import { ROLES, USER_COLUMNS, USER_FACTS } from './account.js';

interface UserListOptions extends ListOptions {
  search?: string | undefined;
  role?: User['role'] | undefined;
  status?: 'active' | 'inactive' | undefined;
  blocked?: boolean | undefined;
}

const list = listCommand('List accounts, newest first', {
  examples: [
    'torpedo users list --search maria',
    'torpedo users list --role ADMIN --json',
    'torpedo users list --all --csv > users.csv',
  ],
  build: (command) =>
    command
      .option('--search <text>', 'part of the e-mail address or the name, or a CPF')
      .addOption(choice('--role <role>', 'only this role', ROLES))
      .addOption(choice('--status <status>', 'only these', ['active', 'inactive']))
      .option('--blocked', 'only those whose purchases are paused'),
  sorts: ['created_at', 'email', 'name', 'last_login'] as const,
  columns: USER_COLUMNS,
  screen: (_args, { search, role, status, blocked }: UserListOptions) =>
    listScreen('/admin/users', { search, role, status, purchases: blocked ? 'blocked' : undefined }),
  pages:
    async (_task, _args: [], { search, role, status, blocked }: UserListOptions) =>
    (api, part) =>
      api.GET('/api/v1/admin/users', {
        params: { query: { search, role, status, ...(blocked && { purchases: 'blocked' }), ...part } },
      }),
});

const show = showCommand('Show one account', {
  examples: [
    'torpedo users show maria@example.com',
    'torpedo users show maria@example.com --fields id,balance',
  ],
  build: (command) => command.argument(...USER_ARGUMENT),
  columns: USER_FACTS,
  screen: ([user]: [string], _options, task) => userScreen(task, user),
  load: (task, [user]: [string]) => findUser(task, user),
});

type Session = Schemas['AdminSessionDto'];

const sessions = listCommand('List where an account is signed in', {
  examples: ['torpedo users sessions maria@example.com'],
  build: (command) => void command.argument(...USER_ARGUMENT),
  columns: {
    name: text((session: Session) => session.name),
    browser: text((session: Session) => session.browser),
    system: text((session: Session) => session.system),
    address: text((session: Session) => session.ip_address),
    created_at: time((session: Session) => session.created_at),
    last_seen: time((session: Session) => session.last_seen_at),
    id: key((session: Session) => session.id),
  },
  screen: ([user]: [string], _options, task) => userScreen(task, user),
  async pages(task, [user]: [string]) {
    const { id } = await findUser(task, user);
    return (api, part) =>
      api.GET('/api/v1/admin/users/{id}/sessions', {
        params: { path: { id }, query: part },
      });
  },
});

type Entry = Schemas['TimelineEntryDto'];

interface TimelineOptions extends ListOptions {
  category?: Entry['category'] | undefined;
}

function aboutOf({ activation, text: words, subject }: Entry): string | undefined {
  if (activation) return `${activation.service_code} ${activation.country_iso} ${activation.status}`;
  return words ?? (subject ? `${subject.type} ${subject.id}` : undefined);
}

const timeline = listCommand('Show what happened to an account', {
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
  async pages(task, [user]: [string], { category }: TimelineOptions) {
    const { id } = await findUser(task, user);
    return (api, { per_page, cursor }) =>
      api.GET('/api/v1/admin/users/{id}/timeline', {
        params: { path: { id }, query: { category, per_page, cursor } },
      });
  },
});

type Note = Schemas['UserNoteDto'];

const COLUMNS: Columns<Note> = {
  created_at: time((note) => note.created_at),
  staff: text(({ staff }) => staff.email ?? staff.id),
  text: text((note) => note.text),
  id: key((note) => note.id),
};

const notes = listCommand('List what staff wrote down about an account', {
  examples: ['torpedo users notes maria@example.com'],
  build: (command) => void command.argument(...USER_ARGUMENT),
  columns: COLUMNS,
  screen: ([user]: [string], _options, task) => userScreen(task, user),
  async pages(task, [user]: [string]) {
    const { id } = await findUser(task, user);
    return (api, part) =>
      api.GET('/api/v1/admin/users/{id}/notes', {
        params: { path: { id }, query: part },
      });
  },
});

const note = changeCommand<User, Note, [string, string]>(
  'user.add_note',
  'Write something down for other staff',
  {
    examples: ['torpedo users note maria@example.com "Called about her refund, waits until Friday"'],
    build: (command) => void command.argument(...USER_ARGUMENT).argument('<text>', 'what other staff read'),
    find: (task, [user]) => findUser(task, user),
    send: ({ api }, { target: { id }, args: [, words], reason }) =>
      api.POST('/api/v1/admin/users/{id}/notes', { params: { path: { id } }, body: { text: words, reason } }),
    columns: COLUMNS,
    done: (_note, { target: { email } }) => `Noted on ${email}.`,
  },
);

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
    block,
    unblock,
    'clear-flag': clearFlag,
    notes,
    note,
    timeline,
  },
};
