import type { Schemas } from '@torpedo/api-client';
import { InvalidArgumentError, type Command } from 'commander';
import { changeCommand } from '../command/change.js';
import { key, state, text, time, yesNo, type Columns } from '../command/columns.js';
import type { Group } from '../command/definition.js';
import { listCommand } from '../command/list.js';
import { choice, parseTime, type ChangeOptions } from '../command/options.js';
import { showCommand } from '../command/show.js';
import type { Task } from '../command/task.js';

type Incident = Schemas['AdminIncidentDto'];
type Affected = Schemas['AffectedRequestDto'];

const STATES = ['investigating', 'identified', 'monitoring', 'resolved'] as const;
const IMPACTS = ['slow', 'partial', 'down'] as const;
const ID_ARGUMENT = ['<id>', 'of the incident'] as const;
const TEXT_ARGUMENT = ['<text>', 'what everybody reads, in Portuguese; it names no provider'] as const;

const named = ({ area, service_code, country_iso }: Incident['affects'][number]) =>
  area === 'topups' ? 'pix' : `${service_code ?? '*'}-${country_iso ?? '*'}`;

const COLUMNS: Columns<Incident> = {
  started_at: time((incident) => incident.started_at),
  state: state((incident) => incident.state),
  impact: text((incident) => incident.impact),
  affects: text(({ affects }) => affects.map(named).join(' ')),
  title: text(({ titles }) => titles.pt),
  newest: text(({ updates }) => updates[0]?.texts.pt ?? null),
  stops_sales: yesNo((incident) => incident.stops_sales),
  next_update_at: time((incident) => incident.next_update_at),
  resolved_at: time((incident) => incident.resolved_at),
  id: key((incident) => incident.id),
};

const screen = () => '/admin/status';

const findIncident = ({ api, call }: Task, id: string): Promise<Incident> =>
  call('Reading the incident…', () => api.GET('/api/v1/admin/incidents/{id}', { params: { path: { id } } }));

function parseAffected(given: string, before: readonly Affected[] = []): Affected[] {
  const [, service, country] = /^([a-z0-9]{1,20}|\*)-([A-Z]{2}|\*)$/.exec(given) ?? [];
  if (given === 'pix') return [...before, { area: 'topups' }];
  if (service === undefined || country === undefined)
    throw new InvalidArgumentError('Write it like ig-BR, ig-*, *-BR or pix.');
  const any = (code: string) => (code === '*' ? null : code);
  return [...before, { area: 'numbers', service_code: any(service), country_iso: any(country) }];
}

interface TextOptions {
  textEn?: string | undefined;
  textEs?: string | undefined;
}

const addTexts = (command: Command): Command =>
  command.option('--text-en <text>', 'the same in English').option('--text-es <text>', 'the same in Spanish');

const textsOf = (pt: string, { textEn: en, textEs: es }: TextOptions) => ({ pt, en, es });

interface NewsOptions extends ChangeOptions, TextOptions {
  next?: string | undefined;
  notify?: boolean | undefined;
  stopSales?: boolean | undefined;
}

const addNews = (command: Command): Command =>
  addTexts(command)
    .option('--next <time>', 'when more is said at the latest; needed until it is resolved', parseTime)
    .option('--notify', 'tell browsers of customers who have a number of it in use')
    .option('--stop-sales', 'pause the sale of what it affects until it is resolved')
    .option('--no-stop-sales', 'sell it again');

const list = listCommand('/api/v1/admin/incidents', 'List what was told within 90 days', {
  examples: ['torpedo incidents list --status open'],
  filters: { status: choice('--status <status>', 'only these', ['all', 'open', 'resolved']) },
  columns: COLUMNS,
  screen,
});

const show = showCommand('Show one incident', {
  examples: ['torpedo incidents show 0199aa00-0000-7000-8000-000000000001'],
  build: (command) => void command.argument(...ID_ARGUMENT),
  columns: COLUMNS,
  screen,
  load: (task, [id]: [string]) => findIncident(task, id),
});

interface OpenOptions extends NewsOptions {
  affects: Affected[];
  impact: (typeof IMPACTS)[number];
  state: (typeof STATES)[number];
  started?: string | undefined;
  titleEn?: string | undefined;
  titleEs?: string | undefined;
}

const open = changeCommand<null, Incident, [string, string], OpenOptions>({
  action: 'incident.open',
  summary: 'Tell everybody of a disturbance',
  examples: [
    'torpedo incidents open "Instagram Brasil demora" "Vimos uma queda na entrega." --affects ig-BR --next 2026-03-10T13:00:00Z',
  ],
  build: (command) =>
    void addNews(command.argument('<title>', 'in Portuguese').argument(...TEXT_ARGUMENT))
      .requiredOption('--affects <what>', 'ig-BR, ig-*, *-BR or pix; can be repeated', parseAffected)
      .addOption(choice('--impact <impact>', 'how bad it is', IMPACTS).default('partial'))
      .addOption(choice('--state <state>', 'how far we are', STATES).default('investigating'))
      .option('--started <time>', 'when it began; now unless given', parseTime)
      .option('--title-en <title>', 'its title in English')
      .option('--title-es <title>', 'its title in Spanish'),
  send: ({ api }, { args: [title, told], options, reason }) =>
    api.POST('/api/v1/admin/incidents', {
      body: {
        titles: { pt: title, en: options.titleEn, es: options.titleEs },
        texts: textsOf(told, options),
        state: options.state,
        impact: options.impact,
        affects: options.affects,
        started_at: options.started ?? new Date().toISOString(),
        next_update_at: options.next,
        notify: options.notify,
        stops_sales: options.stopSales,
        reason,
      },
    }),
  columns: COLUMNS,
  done: ({ titles }) => `Published: ${titles.pt}`,
});

interface UpdateOptions extends NewsOptions {
  state?: (typeof STATES)[number] | undefined;
  impact?: (typeof IMPACTS)[number] | undefined;
}

const update = changeCommand<Incident, Incident, [string, string], UpdateOptions>({
  action: 'incident.update',
  summary: 'Tell news of one, also that it is over',
  examples: [
    'torpedo incidents update 0199aa00-0000-7000-8000-000000000001 "Tudo chega de novo." --state resolved',
  ],
  build: (command) =>
    void addNews(command.argument(...ID_ARGUMENT).argument(...TEXT_ARGUMENT))
      .addOption(choice('--state <state>', 'how far we are; as before unless given', STATES))
      .addOption(choice('--impact <impact>', 'how bad it is; as before unless given', IMPACTS)),
  find: (task, [id]) => findIncident(task, id),
  send: ({ api }, { target, args: [, told], options, reason }) =>
    api.POST('/api/v1/admin/incidents/{id}/updates', {
      params: { path: { id: target.id } },
      body: {
        texts: textsOf(told, options),
        state: options.state ?? target.state,
        impact: options.impact,
        next_update_at: options.next,
        notify: options.notify,
        stops_sales: options.stopSales,
        reason,
        expected_updated_at: target.updated_at,
      },
    }),
  columns: COLUMNS,
  done: ({ titles }) => `Published news of: ${titles.pt}`,
});

const correct = changeCommand<Incident, Incident, [string, string], ChangeOptions & TextOptions>({
  action: 'incident.correct',
  summary: 'Correct the newest text of one',
  examples: [
    'torpedo incidents correct 0199aa00-0000-7000-8000-000000000001 "Vimos uma queda forte na entrega."',
  ],
  build: (command) => void addTexts(command.argument(...ID_ARGUMENT).argument(...TEXT_ARGUMENT)),
  find: (task, [id]) => findIncident(task, id),
  send: ({ api }, { target: { id, updated_at, updates }, args: [, told], options, reason }) =>
    api.PATCH('/api/v1/admin/incidents/{id}/updates/{updateId}', {
      params: { path: { id, updateId: updates[0]!.id } },
      body: { texts: textsOf(told, options), reason, expected_updated_at: updated_at },
    }),
  columns: COLUMNS,
  done: ({ titles }) => `Corrected the newest text of: ${titles.pt}`,
});

export const incidents: Group = {
  summary: 'What everybody reads of disturbances at /status',
  verbs: { list, show, open, update, correct },
};
