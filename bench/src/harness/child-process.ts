import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';

/** A process of the benchmark, with the address that it printed. */
export interface RunningServer {
  url: string;
  /** Milliseconds from its start to the line that says it is ready. */
  readyMs: number;
  pid: number;
  stop(): Promise<void>;
}

const READY = /ready at (http:\/\/\S+)/;

/** Starts a Node script and waits for its line `… ready at <url>`. */
export async function startServer(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<RunningServer> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  for await (const line of createInterface({ input: child.stdout })) {
    printed += `${line}\n`;
    const url = READY.exec(line)?.[1];
    if (url) {
      const readyMs = performance.now() - startedAt;
      return { url, readyMs, pid: child.pid ?? 0, stop: () => stop(child) };
    }
  }
  throw new Error(`${script} ended before it was ready:\n${printed}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** How much memory a process uses. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
