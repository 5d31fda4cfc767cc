import type { Schemas } from '@torpedo/api-client';
import { changeCommand } from '../../command/change.js';
import { text, time } from '../../command/columns.js';
import { ORDER_ARGUMENT, orderIdOf } from './find-order.js';

export default changeCommand<string, Schemas['OrderNoteDto'], [string, string]>({
  examples: [
    'torpedo orders note 0199aa00-0000-7000-8000-000000000001 "Customer called, waits until Friday"',
  ],
  build: (command) => void command.argument(...ORDER_ARGUMENT).argument('<text>', 'what other staff read'),
  find: (task, [id]) => orderIdOf(task, id),
  send: ({ api }, { target: id, args: [, words] }) =>
    api.POST('/api/v1/admin/orders/{id}/notes', { params: { path: { id } }, body: { text: words } }),
  columns: {
    id: text(({ id }) => id),
    text: text((note) => note.text),
    author: text((note) => note.author_email ?? note.author_id),
    created_at: time((note) => note.created_at),
  },
  done: () => 'Noted.',
});
