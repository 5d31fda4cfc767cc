import { Counter, Gauge, Histogram } from 'prom-client';
import { startAtZero, type Metrics } from '../../platform/metrics.js';
import type { ActivationOutcome } from './activation.js';

const WAIT_SECONDS = [5, 10, 20, 30, 60, 120, 180, 300, 600, 1200];

const OUTCOMES = ['bought', 'refused', 'unknown'] as const;

export function createActivationFigures({ registry }: Pick<Metrics, 'registry'>) {
  const registers = [registry];
  const steps = new Counter({
    name: 'torpedo_activation_steps_total',
    help: 'Steps of numbers: allotted, completed, cancelled, expired, failed and others',
    labelNames: ['step'],
    registers,
  });
  const attempts = new Counter({
    name: 'torpedo_purchase_attempts_total',
    help: 'Tries to buy a number at a provider',
    labelNames: ['outcome'],
    registers,
  });
  startAtZero(
    steps,
    ['allotted', 'completed', 'cancelled', 'expired'].map((step) => ({ step })),
  );
  startAtZero(
    attempts,
    OUTCOMES.map((outcome) => ({ outcome })),
  );
  const waits = new Histogram({
    name: 'torpedo_code_wait_seconds',
    help: 'Time from the allotment of a number to its first message',
    buckets: WAIT_SECONDS,
    registers,
  });
  return {
    count({ reason, activation }: ActivationOutcome): void {
      steps.inc({ step: reason });
      const [first] = activation?.messages ?? [];
      if (!activation || !first || reason !== 'completed') return;
      waits.observe(Math.max(0, Date.parse(first.receivedAt) - Date.parse(activation.allottedAt)) / 1000);
    },
    countAttempt: (outcome: (typeof OUTCOMES)[number]) => attempts.inc({ outcome }),
  };
}

export type ActivationFigures = ReturnType<typeof createActivationFigures>;

export function gaugeSockets({ registry }: Pick<Metrics, 'registry'>, open: () => number): void {
  new Gauge({
    name: 'torpedo_live_sockets',
    help: 'Open sockets of this process',
    registers: [registry],
    collect() {
      this.set(open());
    },
  });
}
