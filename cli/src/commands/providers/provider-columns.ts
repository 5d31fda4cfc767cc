import type { Schemas } from '@torpedo/api-client';
import { decimal, key, share, state, text, time, type Columns } from '../../command/columns.js';
import type { Task } from '../../command/task.js';

export type Provider = Schemas['ProviderDto'];

export const PROVIDER_ARGUMENT = ['<code>', 'code of the provider, such as primary'] as const;

/** What providers have is written in their own currency. */
const balance = decimal<Provider>(2, ({ balance: amount, currency }) =>
  amount === null ? null : { amount, currency },
);

function stateOf({ is_paused, circuit }: Provider): string {
  if (is_paused) return 'paused';
  if (circuit) return circuit.state === 'open' ? 'left alone' : 'on trial';
  return 'active';
}

export const PROVIDER_COLUMNS: Columns<Provider> = {
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

export const HEALTH_COLUMNS: Columns<Provider> = {
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

/** In the order in which they are asked. */
export async function listProviders({ api, call }: Task): Promise<Provider[]> {
  return (await call('Reading the providers…', () => api.GET('/api/v1/admin/providers'))).items;
}
