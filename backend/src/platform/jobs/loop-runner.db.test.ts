import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { statement } from '../database/index.js';
import { createLogger } from '../logging/index.js';
import { systemRandom } from '../random.js';
import { openTestDatabase, type TestDatabase } from '../../testing/index.js';
import { createLoopFigures, createLoopRunner, type Loop, type LoopRunner } from './index.js';
import { SLOW } from '../../testing/slow.js';

let database: TestDatabase;
const runners: LoopRunner[] = [];

beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  await database.close();
});

const log = createLogger({ level: 'silent' });
const registry = new Registry();
const figures = createLoopFigures({ registry }, ['again', 'aborted']);

function runnerOf(loop: Loop, leaseMs = 5_000): LoopRunner {
  const runner = createLoopRunner([loop], { db: database.db, random: systemRandom, log, figures, leaseMs });
  runners.push(runner);
  return runner;
}

it('runs a loop again and again, also after a failure, until it is stopped', async () => {
  const run = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('first round fails'));
  const runner = runnerOf({ name: 'again', intervalMs: 5, run });
  runner.start();
  await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(2), SLOW);
  await runner.stop();
  const rounds = run.mock.calls.length;
  await runner.stop();
  expect(run).toHaveBeenCalledTimes(rounds);
  const text = await registry.metrics();
  expect(text).toContain('torpedo_loop_rounds_total{loop="again",outcome="failed"} 1\n');
  expect(text).toContain(`torpedo_loop_rounds_total{loop="again",outcome="done"} ${rounds - 1}\n`);
  expect(text).toContain('torpedo_loop_running_seconds{loop="again"} 0\n');
});

it('never runs a round on two replicas at once', async () => {
  let inside = 0;
  let most = 0;
  let rounds = 0;
  const loop: Loop = {
    name: 'alone',
    intervalMs: 1,
    async run() {
      most = Math.max(most, (inside += 1));
      await database.db.sql.rows(statement('test.pause', 'SELECT pg_sleep(0.005)'));
      inside -= 1;
      rounds += 1;
    },
  };
  const replicas = [runnerOf(loop), runnerOf(loop), runnerOf(loop)];
  for (const replica of replicas) replica.start();
  await vi.waitFor(() => expect(rounds).toBeGreaterThan(20), { timeout: 10_000 });
  await Promise.all(replicas.map((replica) => replica.stop()));
  expect(most).toBe(1);
});

it('keeps the cadence of one replica when there are two', async () => {
  const runs: number[] = [];
  const loop = (replica: number): Loop => ({
    name: 'cadence',
    intervalMs: 600_000,
    run: async () => void runs.push(replica),
  });
  const first = runnerOf(loop(1));
  first.start();
  await vi.waitFor(() => expect(runs).toEqual([1]), SLOW);
  await first.stop();
  const due = await database.db.sql.row<{ due: boolean }>(
    statement(
      'test.due',
      `SELECT due_at > clock_timestamp() + interval '9 minutes' AS due FROM leases WHERE name = $1`,
    ),
    ['cadence'],
  );
  expect(due).toEqual({ due: true });
});

it('aborts the running round when it is stopped', async () => {
  let started: () => void = () => undefined;
  const isRunning = new Promise<void>((resolve) => (started = resolve));
  let isAborted = false;
  const runner = runnerOf({
    name: 'aborted',
    intervalMs: 5,
    async run({ signal }) {
      started();
      await once(signal, 'abort');
      isAborted = true;
    },
  });
  runner.start();
  await isRunning;
  expect(await registry.metrics()).toMatch(/^torpedo_loop_running_seconds\{loop="aborted"\} 0\.?\d*[1-9]/m);
  await runner.stop();
  expect(isAborted).toBe(true);
});

it('keeps its lease through a round that is longer than the lease', async () => {
  let finished = false;
  const first = runnerOf(
    {
      name: 'long',
      intervalMs: 5,
      async run(lease) {
        await database.db.sql.rows(statement('test.long_pause', 'SELECT pg_sleep(0.9)'));
        lease.assertHeld();
        finished = true;
      },
    },
    300,
  );
  const intruder = vi.fn(async () => expect(finished).toBe(true));
  first.start();
  runnerOf({ name: 'long', intervalMs: 5, run: intruder }, 300).start();
  await vi.waitFor(() => expect(finished).toBe(true), { timeout: 10_000 });
});

it('passes the turn of a frozen replica on, and the frozen one does nothing when it resumes', async () => {
  const frozen = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, '../../testing/frozen-replica.ts'), database.url],
    { stdio: ['ignore', 'pipe', 'inherit'], cwd: path.resolve(import.meta.dirname, '../../..') },
  );
  onTestFinished(() => void frozen.kill('SIGKILL'));
  const lines: string[] = [];
  frozen.stdout.on('data', (chunk: Buffer) => lines.push(...chunk.toString().trim().split('\n')));
  await vi.waitFor(() => expect(lines).toContain('holding'), { timeout: 120_000 });
  frozen.kill('SIGSTOP');

  let taken: () => void = () => undefined;
  const isTaken = new Promise<void>((resolve) => (taken = resolve));
  const other = runnerOf({ name: 'frozen', intervalMs: 20, run: async () => taken() }, 500);
  other.start();
  await isTaken;

  frozen.kill('SIGCONT');
  await once(frozen, 'exit');
  expect(lines.at(-1)).toBe('refused');
});
