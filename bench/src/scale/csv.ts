import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { Figure } from '../ratio.js';
import { residentMegabytes, type RunningServer } from '../harness/child-process.js';
import type { Business } from './business.js';

const CSV_GOAL_MB = 100;
/** On a machine with free memory, Node leaves garbage lying. A small heap shows how much the export needs. */
const HEAP_MB = 128;
const MEGABYTE = 1_048_576;
const SAMPLE_MS = 50;
const NEWLINE = 10;

/** Reads every account as CSV; measures how much memory the server needs for it. */
export async function measureCsv({ startReplica, token }: Business): Promise<Figure> {
  const server = await startReplica(`--max-old-space-size=${HEAP_MB} --max-semi-space-size=8`);
  try {
    return await measureMemory(server, token);
  } finally {
    await server.stop();
  }
}

async function measureMemory(server: RunningServer, token: string): Promise<Figure> {
  const before = await residentMegabytes(server.pid);
  let [most, bytes, lines] = [before, 0, 0];
  const sampling = setInterval(() => {
    void residentMegabytes(server.pid).then((now) => (most = Math.max(most, now)));
  }, SAMPLE_MS);
  const startedAt = performance.now();
  const answer = await fetch(`${server.url}/api/v1/admin/users?format=csv`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!answer.ok || !answer.body) throw new Error(`The CSV was answered ${answer.status}`);
  for await (const chunk of Readable.fromWeb(
    answer.body as NodeReadableStream,
  ) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    lines += chunk.reduce((count, byte) => (byte === NEWLINE ? count + 1 : count), 0);
  }
  clearInterval(sampling);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const grown = most - before;
  return {
    name: `Users as CSV, heap of ${HEAP_MB} MB: memory of the server`,
    measured: `+${grown.toFixed(0)} MB for ${lines.toLocaleString('en')} rows, ${(bytes / MEGABYTE).toFixed(0)} MB, ${seconds} s`,
    baseline: `${before.toFixed(0)} MB before`,
    value: `${grown.toFixed(0)} MB`,
    goal: `<= ${CSV_GOAL_MB} MB`,
    met: grown <= CSV_GOAL_MB,
  };
}
