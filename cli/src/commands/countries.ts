import type { Schemas } from '@torpedo/api-client';
import { Option } from 'commander';
import { changeCommand } from '../command/change.js';
import { key, state, text, time, type Columns } from '../command/columns.js';
import type { Group } from '../command/definition.js';
import { listCommand } from '../command/list.js';
import {
  addNames,
  assertGiven,
  choice,
  namesOf,
  parseCount,
  type ChangeOptions,
  type NameOptions,
} from '../command/options.js';
import { showCommand } from '../command/show.js';
import type { Task } from '../command/task.js';

type Country = Schemas['AdminCountryDto'];

const COUNTRY_ARGUMENT = ['<iso>', 'its code, such as BR'] as const;

const COLUMNS: Columns<Country> = {
  iso: key((country) => country.iso_code),
  name: text((country) => country.name),
  status: state((country) => (country.is_enabled ? 'active' : 'inactive')),
  position: text((country) => country.position),
  products: text((country) => country.products),
  paused: text((country) => country.paused_products),
  stock: text((country) => country.stock),
  pt: text(({ names }) => names.pt),
  en: text(({ names }) => names.en),
  es: text(({ names }) => names.es),
  updated_at: time((country) => country.updated_at),
};

const findCountry = ({ api, call }: Task, iso: string): Promise<Country> =>
  call('Reading the country…', () =>
    api.GET('/api/v1/admin/countries/{iso}', { params: { path: { iso: iso.toUpperCase() } } }),
  );

const list = listCommand('/api/v1/admin/countries', 'List countries', {
  examples: ['torpedo countries list', 'torpedo countries list --status disabled'],
  filters: {
    search: new Option('--search <text>', 'part of the name or the code'),
    status: choice('--status <status>', 'only these', ['all', 'enabled', 'disabled']),
  },
  sorts: ['position', 'iso_code'],
  columns: COLUMNS,
  screen: () => '/admin/countries',
});

const show = showCommand('Show one country', {
  examples: ['torpedo countries show BR'],
  build: (command) => void command.argument(...COUNTRY_ARGUMENT),
  columns: COLUMNS,
  screen: () => '/admin/countries',
  load: (task, [iso]: [string]) => findCountry(task, iso),
});

interface UpdateOptions extends ChangeOptions, NameOptions {
  status?: 'enabled' | 'disabled' | undefined;
  position?: number | undefined;
}

const update = changeCommand<Country, Country, [string], UpdateOptions>({
  action: 'country.change',
  summary: 'Change names and place, or whether its numbers are sold',
  examples: [
    'torpedo countries update BR --status disabled --reason "No supply"',
    'torpedo countries update GB --position 2 --name-pt "Inglaterra"',
  ],
  build: (command) =>
    void addNames(
      command
        .argument(...COUNTRY_ARGUMENT)
        .addOption(choice('--status <status>', 'whether its numbers are sold', ['enabled', 'disabled']))
        .option('--position <number>', 'its place in lists, from 1', parseCount),
    ),
  check: (_args, { status, position, ...names }) =>
    assertGiven('countries', status, position, namesOf(names)),
  find: (task, [iso]) => findCountry(task, iso),
  send: ({ api }, { target, options: { status, position, ...names }, reason }) =>
    api.PATCH('/api/v1/admin/countries/{iso}', {
      params: { path: { iso: target.iso_code } },
      body: {
        position,
        names: namesOf(names),
        reason,
        expected_updated_at: target.updated_at,
        ...(status && { is_enabled: status === 'enabled' }),
      },
    }),
  columns: COLUMNS,
  done: ({ iso_code }) => `Changed ${iso_code}.`,
});

export const countries: Group = { summary: 'Where numbers come from', verbs: { list, show, update } };
