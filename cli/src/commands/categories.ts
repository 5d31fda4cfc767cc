import type { Schemas } from '@torpedo/api-client';
import { changeCommand } from '../command/change.js';
import { key, text, time, type Columns } from '../command/columns.js';
import type { Group } from '../command/definition.js';
import { listCommand } from '../command/list.js';
import {
  addNames,
  assertGiven,
  namesOf,
  parseCount,
  type ChangeOptions,
  type NameOptions,
} from '../command/options.js';
import { showCommand } from '../command/show.js';
import type { Task } from '../command/task.js';

type Category = Schemas['CategoryDto'];

const CATEGORY_ARGUMENT = ['<code>', 'its code, such as messenger'] as const;

const COLUMNS: Columns<Category> = {
  code: key((category) => category.code),
  name: text((category) => category.name),
  position: text((category) => category.position),
  services: text((category) => category.services),
  products: text((category) => category.products),
  pt: text(({ names }) => names.pt),
  en: text(({ names }) => names.en),
  es: text(({ names }) => names.es),
  updated_at: time((category) => category.updated_at),
};

const findCategory = ({ api, call }: Task, code: string): Promise<Category> =>
  call('Reading the category…', () =>
    api.GET('/api/v1/admin/categories/{code}', { params: { path: { code } } }),
  );

const list = listCommand('/api/v1/admin/categories', 'List categories', {
  examples: ['torpedo categories list'],
  sorts: ['position', 'code'],
  columns: COLUMNS,
  screen: () => '/admin/categories',
});

const show = showCommand('Show one category', {
  examples: ['torpedo categories show messenger'],
  build: (command) => void command.argument(...CATEGORY_ARGUMENT),
  columns: COLUMNS,
  screen: () => '/admin/categories',
  load: (task, [code]: [string]) => findCategory(task, code),
});

const create = changeCommand<null, Category, [string, string], ChangeOptions & NameOptions>({
  action: 'category.create',
  summary: 'Make a category',
  examples: ['torpedo categories create games "Jogos" --name-en "Games" --name-es "Juegos"'],
  build: (command) =>
    void addNames(command.argument(...CATEGORY_ARGUMENT).argument('<name>', 'its name, in every language')),
  send: ({ api }, { args: [code, name], options, reason }) =>
    api.POST('/api/v1/admin/categories', { body: { code, name, names: namesOf(options), reason } }),
  columns: COLUMNS,
  done: ({ code }) => `Created ${code}.`,
});

interface UpdateOptions extends ChangeOptions, NameOptions {
  position?: number | undefined;
}

const update = changeCommand<Category, Category, [string], UpdateOptions>({
  action: 'category.change',
  summary: 'Change names and place',
  examples: ['torpedo categories update games --position 3 --name-en "Games"'],
  build: (command) =>
    void addNames(
      command
        .argument(...CATEGORY_ARGUMENT)
        .option('--position <number>', 'its place in lists, from 1', parseCount),
    ),
  check: (_args, { position, ...names }) => assertGiven('categories', position, namesOf(names)),
  find: (task, [code]) => findCategory(task, code),
  send: ({ api }, { target, options: { position, ...names }, reason }) =>
    api.PATCH('/api/v1/admin/categories/{code}', {
      params: { path: { code: target.code } },
      body: { position, names: namesOf(names), reason, expected_updated_at: target.updated_at },
    }),
  columns: COLUMNS,
  done: ({ code }) => `Changed ${code}.`,
});

export const categories: Group = {
  summary: 'By what services are sorted',
  verbs: { list, show, create, update },
};
