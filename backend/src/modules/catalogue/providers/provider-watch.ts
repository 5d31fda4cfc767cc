import { Histogram } from 'prom-client';
import type { Metrics } from '../../../platform/metrics.js';
import type { Platform } from '../../../platform/platform.js';
import type { Exchange, RefusalReason } from './provider.port.js';

const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30];
const POLL_SECONDS = [1, 2, 3, 5, 10, 20, 30, 60, 120, 300];
const LINE_MS = 60_000;

export interface CallResult {
  kind: string;
  reason?: RefusalReason;
  error?: string;
  exchange: Exchange;
}

export interface ProviderWatch {
  seen(provider: string, call: string, result: CallResult): void;
  polled(provider: string, intervalSeconds: number): void;
}

const OF_THE_ACCOUNT: ReadonlySet<RefusalReason> = new Set([
  'BAD_KEY',
  'BANNED',
  'CHANNELS_LIMIT',
  'NO_BALANCE',
  'RATE_LIMITED',
]);

interface Deps extends Pick<Platform, 'log' | 'clock'> {
  metrics: Pick<Metrics, 'registry'>;
}

export function createProviderWatch({ log, clock, metrics }: Deps): ProviderWatch {
  const calls = new Histogram({
    name: 'torpedo_provider_call_seconds',
    help: 'Calls to providers by outcome: answered, refused, silent',
    labelNames: ['provider', 'call', 'outcome'],
    buckets: SECONDS,
    registers: [metrics.registry],
  });
  const polls = new Histogram({
    name: 'torpedo_provider_poll_seconds',
    help: 'Time between two looks at the open numbers of a provider',
    labelNames: ['provider'],
    buckets: POLL_SECONDS,
    registers: [metrics.registry],
  });
  const failing = new Map<string, { loggedAt: number; unlogged: number }>();

  function failed(provider: string, call: string, { kind, reason, error, exchange }: CallResult): void {
    const now = clock.now().getTime();
    const known = failing.get(provider);
    const unlogged = (known?.unlogged ?? 0) + 1;
    if (known && now - known.loggedAt < LINE_MS) return void failing.set(provider, { ...known, unlogged });
    failing.set(provider, { loggedAt: now, unlogged: 0 });
    const facts = { provider, call, outcome: kind, reason: reason ?? error, count: unlogged };
    log.warn({ ...facts, latency_ms: exchange.latencyMs }, 'calls to a provider fail');
  }

  return {
    seen(provider, call, result) {
      const outcome = outcomeOf(result);
      calls.observe({ provider, call, outcome }, result.exchange.latencyMs / 1000);
      const isFailure = outcome === 'silent' || (result.reason && OF_THE_ACCOUNT.has(result.reason));
      if (isFailure) failed(provider, call, result);
    },
    polled: (provider, intervalSeconds) => polls.observe({ provider }, intervalSeconds),
  };
}

function outcomeOf({ kind }: CallResult): 'answered' | 'refused' | 'silent' {
  if (kind === 'unknown' || kind === 'not_sent') return 'silent';
  return kind === 'refused' ? 'refused' : 'answered';
}
