import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { testClock } from '../../../testing/clock-and-random.js';
import { createProviderWatch, type CallResult } from './provider-watch.js';

const exchange = { request: '', response: '', latencyMs: 250 };
const SILENCE: CallResult = { kind: 'unknown', error: 'timeout', exchange };
const SOLD_OUT: CallResult = { kind: 'refused', reason: 'NO_NUMBERS', exchange };

function watched() {
  const lines: object[] = [];
  const clock = testClock();
  const registry = new Registry();
  const log = { warn: (facts: object) => void lines.push(facts) } as never;
  return { watch: createProviderWatch({ log, clock, metrics: { registry } }), lines, clock, registry };
}

it('tells the failures of one provider in one line a minute with their count, and those of another by themselves', () => {
  const { watch, lines, clock } = watched();
  for (let call = 0; call < 40; call += 1) watch.seen('norte', 'getStatus', SILENCE);
  watch.seen('andes', 'buyNumber', { kind: 'refused', reason: 'BAD_KEY', exchange });
  expect(lines).toMatchObject([
    { provider: 'norte', call: 'getStatus', reason: 'timeout', count: 1 },
    { provider: 'andes', reason: 'BAD_KEY', count: 1 },
  ]);
  clock.advance({ seconds: 61 });
  watch.seen('norte', 'getStatus', SILENCE);
  expect(lines.at(-1)).toMatchObject({ provider: 'norte', count: 40 });
});

it('counts every call by its outcome and latency, and calls no failure what a shop without stock says', async () => {
  const { watch, lines, registry } = watched();
  watch.seen('norte', 'buyNumber', SOLD_OUT);
  watch.seen('norte', 'buyNumber', SILENCE);
  watch.seen('norte', 'buyNumber', { kind: 'bought', exchange });
  expect(lines).toHaveLength(1);
  const figures = await registry.metrics();
  for (const outcome of ['answered', 'refused', 'silent'])
    expect(figures).toContain(
      `torpedo_provider_call_seconds_sum{provider="norte",call="buyNumber",outcome="${outcome}"} 0.25`,
    );
});
