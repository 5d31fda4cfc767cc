import { Counter } from 'prom-client';
import type { Metrics } from '../../../platform/metrics/index.js';

/** How messages fare. */
export interface PushFigures {
  count(outcome: 'accepted' | 'gone' | 'refused' | 'failed' | 'too_late'): void;
}

export function createPushFigures({ registry }: Pick<Metrics, 'registry'>): PushFigures {
  const counter = new Counter({
    name: 'torpedo_push_messages_total',
    help: 'Push messages by what the push service did with them, one for each try',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return { count: (outcome) => counter.inc({ outcome }) };
}
