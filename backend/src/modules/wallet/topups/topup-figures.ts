import { Counter } from 'prom-client';
import type { Metrics } from '../../../platform/metrics.js';
import type { Topup, TopupStatus } from './topup.js';

export interface TopupFigures {
  count(topup: Pick<Topup, 'gateway'>, status: TopupStatus): void;
}

export function createTopupFigures({ registry }: Pick<Metrics, 'registry'>): TopupFigures {
  const counter = new Counter({
    name: 'torpedo_topups_total',
    help: 'Top-ups by gateway and by what they came to',
    labelNames: ['gateway', 'status'],
    registers: [registry],
  });
  return { count: ({ gateway }, status) => counter.inc({ gateway, status }) };
}
