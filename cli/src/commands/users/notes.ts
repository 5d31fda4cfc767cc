import type { Schemas } from '@torpedo/api-client';
import { changeCommand } from '../../command/change.js';
import { key, text, time, type Columns } from '../../command/columns.js';
import { findUser, USER_ARGUMENT, userScreen, type User } from '../../command/find-user.js';
import { listCommand } from '../../command/list.js';

type Note = Schemas['UserNoteDto'];

const COLUMNS: Columns<Note> = {
  created_at: time((note) => note.created_at),
  staff: text(({ staff }) => staff.email ?? staff.id),
  text: text((note) => note.text),
  id: key((note) => note.id),
};

export const notes = listCommand({
  examples: ['torpedo users notes maria@example.com'],
  build: (command) => void command.argument(...USER_ARGUMENT),
  columns: COLUMNS,
  screen: ([user]: [string], _options, task) => userScreen(task, user),
  async pages(task, [user]: [string]) {
    const { id } = await findUser(task, user);
    return (api, { page, per_page, cursor }) =>
      api.GET('/api/v1/admin/users/{id}/notes', {
        params: { path: { id }, query: { page, per_page, cursor } },
      });
  },
});

export const note = changeCommand<User, Note, [string, string]>({
  examples: ['torpedo users note maria@example.com "Called about her refund, waits until Friday"'],
  build: (command) => void command.argument(...USER_ARGUMENT).argument('<text>', 'what other staff read'),
  find: (task, [user]) => findUser(task, user),
  send: ({ api }, { target: { id }, args: [, words], reason }) =>
    api.POST('/api/v1/admin/users/{id}/notes', { params: { path: { id } }, body: { text: words, reason } }),
  columns: COLUMNS,
  done: (_note, { target: { email } }) => `Noted on ${email}.`,
});
