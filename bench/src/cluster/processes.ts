import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_MS = 50;
const END_MS = 5_000;

export interface Program {
  name: string;
  file: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  cwd: string;
  log: string;
  account?: { uid?: number; gid?: number };
  /** The data directory of a PostgreSQL, which it starts in a session of its own. */
  dataDirectory?: string;
}

const isAlive = (pid: number) => existsSync(`/proc/${pid}`);

function childrenOf(parent: number): number[] {
  return readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return [];
    try {
      const [, ppid] = /\) \S (\d+)/.exec(readFileSync(`/proc/${entry}/stat`, 'utf8')) ?? [];
      return Number(ppid) === parent ? [Number(entry)] : [];
    } catch {
      // The process has ended in the meantime.
      return [];
    }
  });
}

const withDescendants = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(withDescendants)];

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** A program of the laboratory; it dies and returns as a machine would. */
export class Process {
  #child: ChildProcess | null = null;
  #isFrozen = false;

  constructor(private readonly program: Program) {}

  get name(): string {
    return this.program.name;
  }

  get isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null && !this.#isFrozen;
  }

  /** Starts the program, or continues it when it was frozen. */
  revive(): void {
    if (this.#isFrozen) signalAll(this.#pids(), 'SIGCONT');
    this.#isFrozen = false;
    if (this.isRunning) return;
    const { file, args, env, cwd, log, account } = this.program;
    const output = openSync(log, 'a');
    this.#child = spawn(file, args, {
      cwd,
      env: { PATH: process.env['PATH'], HOME: cwd, LC_ALL: 'C.UTF-8', ...env },
      // Only we get Ctrl-C, and we end the programs in order.
      detached: true,
      stdio: ['ignore', output, output],
      ...account,
    });
    this.#child.once('error', () => undefined);
  }

  /** Ends the program without warning, as a power failure does. */
  async kill(): Promise<void> {
    const pids = this.#pids();
    signalAll(pids, 'SIGKILL');
    await untilGone(pids);
    this.#isFrozen = false;
  }

  freeze(): void {
    signalAll(this.#pids(), 'SIGSTOP');
    this.#isFrozen = true;
  }

  /** Leaves no process behind, and no memory that PostgreSQL shares. */
  async end(): Promise<void> {
    const postmaster = this.#postmaster();
    const own = this.#own();
    signalAll(own, 'SIGKILL');
    await untilGone(own);
    if (postmaster === null) return;
    if (isAlive(postmaster.pid)) {
      const all = withDescendants(postmaster.pid);
      signalAll([postmaster.pid], 'SIGQUIT');
      signalAll(all, 'SIGCONT');
      await untilGone(all);
    } else {
      try {
        execFileSync('ipcrm', ['-m', postmaster.sharedMemory], { stdio: 'ignore' });
      } catch {
        // The owner has already removed it.
      }
    }
  }

  #own(): number[] {
    return this.#child?.pid !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
      ? withDescendants(this.#child.pid)
      : [];
  }

  #pids(): number[] {
    const postmaster = this.#postmaster();
    return postmaster && isAlive(postmaster.pid)
      ? [...new Set([...this.#own(), ...withDescendants(postmaster.pid)])]
      : this.#own();
  }

  #postmaster(): { pid: number; sharedMemory: string } | null {
    const file = `${this.program.dataDirectory}/postmaster.pid`;
    if (!this.program.dataDirectory || !existsSync(file)) return null;
    const lines = readFileSync(file, 'utf8').split('\n');
    return { pid: Number(lines[0]), sharedMemory: lines[6]?.trim().split(/\s+/)[1] ?? '' };
  }
}

async function untilGone(pids: readonly number[]): Promise<void> {
  const deadline = performance.now() + END_MS;
  while (pids.some(isAlive)) {
    if (performance.now() > deadline) return signalAll(pids, 'SIGKILL');
    await wait(LOOK_MS);
  }
}
