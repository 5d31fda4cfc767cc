import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const SAME_SIGNAL_MS = 1_000;

/**
 * The code is 128 + n after signal n, as in shells. The output is stdout and stderr in the order they came.
 * @typedef {{ code: number, output: string }} Finished
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv }} Options env is added to the environment of this process
 */

/** @param {number | null} code @param {NodeJS.Signals | null} signal */
export function exitCodeOf(code, signal) {
  return signal ? 128 + constants.signals[signal] : (code ?? 1);
}

/**
 * Runs a program to its end and keeps its output. Never rejects: a program that cannot be started finishes with 127.
 * @type {(program: string, args: string[], options?: Options) => Promise<Finished>}
 */
export function capture(program, args, { cwd, env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (/** @type {string} */ chunk) => (output += chunk);
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.once('error', (error) => resolve({ code: 127, output: output + error.message }));
    child.once('close', (code, signal) => resolve({ code: exitCodeOf(code, signal), output }));
  });
}

/**
 * Runs a program in the foreground of this terminal, passes on the signals that ask us to end, and gives its exit code.
 * With withIpc the child notices our death; ownGroup keeps the terminal's keys and Ctrl-C from it; stop ends it with SIGTERM.
 * @typedef {Options & { withIpc?: boolean, ownGroup?: boolean, stop?: AbortSignal }} ForegroundOptions
 * @type {(program: string, args: string[], options?: ForegroundOptions) => Promise<number>}
 */
export function foreground(program, args, { cwd, env, withIpc = false, ownGroup = false, stop } = {}) {
  return new Promise((resolve, reject) => {
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = [ownGroup ? 'ignore' : 'inherit', 'inherit', 'inherit'];
    if (withIpc) stdio.push('ipc');
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, detached: ownGroup, stdio });
    let askedAt = -Infinity;
    const forward = (/** @type {NodeJS.Signals} */ signal) => {
      // Ctrl-C comes from the terminal and from npm, but a second signal means "die at once".
      if (performance.now() - askedAt < SAME_SIGNAL_MS) return;
      askedAt = performance.now();
      child.kill(signal);
    };
    const askToStop = () => {
      if (askedAt === -Infinity) forward('SIGTERM');
    };
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    for (const signal of signals) process.on(signal, forward);
    stop?.addEventListener('abort', askToStop, { once: true });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const name of signals) process.off(name, forward);
      stop?.removeEventListener('abort', askToStop);
      resolve(exitCodeOf(code, signal));
    });
  });
}
