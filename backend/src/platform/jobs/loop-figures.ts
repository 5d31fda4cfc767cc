import { Counter, Gauge } from 'prom-client';
import { startAtZero, type Metrics } from '../metrics.js';

const OUTCOMES = ['done', 'failed'] as const;
export type RoundOutcome = (typeof OUTCOMES)[number];

export interface LoopFigures {
  began(loop: string): void;
  /** @param outcome null for a round that was another replica's, or passed on to one */
  ended(loop: string, outcome: RoundOutcome | null): void;
}

export function createLoopFigures(
  { registry }: Pick<Metrics, 'registry'>,
  loops: readonly string[],
): LoopFigures {
  const registers = [registry];
  const beganAt = new Map<string, number>();
  const rounds = new Counter({
    name: 'torpedo_loop_rounds_total',
    help: 'Rounds of loops in this process: done, failed',
    labelNames: ['loop', 'outcome'],
    registers,
  });
  startAtZero(
    rounds,
    loops.flatMap((loop) => OUTCOMES.map((outcome) => ({ loop, outcome }))),
  );
  new Gauge({
    name: 'torpedo_loop_running_seconds',
    help: 'How long the present round of a loop takes in this process; 0 where none runs',
    labelNames: ['loop'],
    registers,
    collect() {
      const now = performance.now();
      for (const loop of loops) this.set({ loop }, (now - (beganAt.get(loop) ?? now)) / 1_000);
    },
  });
  return {
    began: (loop) => void beganAt.set(loop, performance.now()),
    ended(loop, outcome) {
      beganAt.delete(loop);
      if (outcome) rounds.inc({ loop, outcome });
    },
  };
}
