import type { Schemas } from '@torpedo/api-client';
import { changeCommand } from '../command/change.js';
import { decimal, key, share, state, text, time, type Columns } from '../command/columns.js';
import type { Group } from '../command/definition.js';
import { rowsCommand } from '../command/show.js';
import type { Task } from '../command/task.js';

type Provider = Schemas['ProviderDto'];

const PROVIDER_ARGUMENT = ['<code>', 'code of the provider, such as primary'] as const;

const balance = decimal<Provider>(2, ({ balance: amount, currency }) =>
  amount === null ? null : { amount, currency },
);

function stateOf({ is_paused, circuit }: Provider): string {
  if (is_paused) return 'paused';
  if (circuit) return circuit.state === 'open' ? 'left alone' : 'on trial';
  return 'active';
}

const PROVIDER_COLUMNS: Columns<Provider> = {
  code: key((provider) => provider.code),
  name: text((provider) => provider.name),
  state: state(stateOf),
  priority: text((provider) => provider.priority),
  balance,
  lasts_hours: text((provider) => provider.balance_lasts_hours),
  open_numbers: text((provider) => provider.open_numbers),
  max_open_numbers: text((provider) => provider.max_open_numbers),
  pause_reason: text((provider) => provider.pause_reason),
};

const HEALTH_COLUMNS: Columns<Provider> = {
  code: key((provider) => provider.code),
  state: state(stateOf),
  left_alone_since: time(({ circuit }) => circuit?.since ?? null),
  circuit: text(({ circuit }) => circuit?.reason),
  balance,
  attempts: text(({ health }) => health.attempts),
  errors: share(({ health }) => health.error_rate),
  p95_ms: text(({ health }) => health.p95_latency_ms),
  settled: text(({ health }) => health.settled),
  delivered: text(({ health }) => health.delivered),
  last_success: time(({ health }) => health.last_success_at),
  last_failure: time(({ health }) => health.last_failure_at),
  why: text(({ health }) => health.last_failure_reason),
};

async function listProviders({ api, call }: Task): Promise<Provider[]> {
  return (await call('Reading the providers…', () => api.GET('/api/v1/admin/providers'))).items;
}

const list = rowsCommand('List providers in the order in which they are asked', {
  examples: ['torpedo providers list'],
  columns: PROVIDER_COLUMNS,
  screen: () => '/admin/sms',
  load: (task) => listProviders(task),
});

const health = rowsCommand('Show how they do', {
  examples: ['torpedo providers health', 'torpedo providers health --watch 10'],
  columns: HEALTH_COLUMNS,
  screen: () => '/admin/sms',
  load: (task) => listProviders(task),
});

const pause = changeCommand<null, Provider, [string]>({
  action: 'provider.pause',
  summary: 'Buy nothing new there',
  examples: ['torpedo providers pause primary --reason "Answers errors since 03:00"'],
  build: (command) => void command.argument(...PROVIDER_ARGUMENT),
  send: ({ api }, { args: [code], reason }) =>
    api.POST('/api/v1/admin/providers/{code}/pause', { params: { path: { code } }, body: { reason } }),
  columns: PROVIDER_COLUMNS,
  done: ({ name }) => `Nothing new is bought from ${name}; open numbers go on.`,
});

const resume = changeCommand<null, Provider, [string]>({
  action: 'provider.resume',
  summary: 'Buy there again',
  examples: ['torpedo providers resume primary --reason "Answers again"'],
  build: (command) => void command.argument(...PROVIDER_ARGUMENT),
  send: ({ api }, { args: [code], reason }) =>
    api.POST('/api/v1/admin/providers/{code}/resume', { params: { path: { code } }, body: { reason } }),
  columns: PROVIDER_COLUMNS,
  done: ({ name }) => `${name} is asked again.`,
});

export const providers: Group = { summary: 'Who supplies numbers', verbs: { list, health, pause, resume } };
