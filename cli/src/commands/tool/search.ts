import type { Schemas } from '@torpedo/api-client';
import { key, state, text, type Columns } from '../../command/columns.js';
import type { ViewOptions } from '../../command/options.js';
import { printItems, printJson } from '../../command/output.js';
import { viewCommand } from '../../command/show.js';

interface Found {
  kind: 'account' | 'order';
  name: string;
  about: string | null;
  status: string;
  id: string;
}

const COLUMNS: Columns<Found> = {
  kind: text(({ kind }) => kind),
  name: text(({ name }) => name),
  about: text(({ about }) => about),
  status: state(({ status }) => status),
  id: key(({ id }) => id),
};

function foundOf({ people, orders }: Schemas['SearchAnswerDto']): Found[] {
  return [
    ...people.items.map(({ id, email, profile, is_active }): Found => {
      return {
        kind: 'account',
        name: email,
        about: profile.full_name,
        status: is_active ? 'active' : 'inactive',
        id,
      };
    }),
    ...orders.items.map(({ id, user_email, user_id, item, type, status }): Found => {
      const about = item ? `${item.service.name} ${item.country.iso_code}` : type;
      return { kind: 'order', name: user_email ?? user_id, about, status, id };
    }),
  ];
}

export const search = viewCommand<Schemas['SearchAnswerDto'], [string], ViewOptions>(
  'Find accounts and orders',
  {
    examples: ['torpedo search maria@example.com', 'torpedo search 1A2B3C4D'],
    build: (command) =>
      void command.argument('<text>', 'name, e-mail address, telephone, CPF, id or short number'),
    screen: () => '/admin',
    load: ({ api, call }, [q]) =>
      call('Searching…', () => api.GET('/api/v1/admin/search', { params: { query: { q } } })),
    print({ deps: { io } }, options, answer) {
      if (options.json && !options.fields) {
        printJson(io, answer);
        return;
      }
      const found = foundOf(answer);
      printItems(io, options, COLUMNS, found);
      if (!options.csv) io.hint(`${found.length} of ${answer.people.total + answer.orders.total}`);
    },
  },
);
