import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeps } from './deps.js';
import { createIo, type Terminal } from './io.js';
import { run } from './run.js';
import { startStubServer, type StubServer } from './testing/stub-server.js';

// The library of the spinner reads the environment only once, when it is loaded.
vi.hoisted(() => vi.stubEnv('FORCE_COLOR', '1').stubEnv('CI', '1'));

/** A stream that looks like a terminal of this width and stores what is written to it. */
function screen(columns: number | null) {
  const stream = new PassThrough();
  const state = columns === null ? {} : { isTTY: true, columns };
  const terminal = Object.assign(stream, state, {
    clearLine: () => true,
    cursorTo: () => true,
    moveCursor: () => true,
  });
  const written = () => (stream.read() as Buffer | null)?.toString() ?? '';
  return { stream: terminal as unknown as Terminal['stderr'], written };
}

function processOf(columns: number | null, env: NodeJS.ProcessEnv = {}) {
  const stdout = screen(columns);
  const stderr = screen(columns);
  const stdin = new PassThrough() as unknown as Terminal['stdin'];
  const signals = { once: () => undefined, off: () => undefined };
  return {
    stdout,
    stderr,
    process: { stdin, stdout: stdout.stream, stderr: stderr.stream, env, ...signals },
  };
}

const ESCAPE = '\u001B[';
const CYAN = '\u001B[36m';

describe('while work runs', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const workOn = async (columns: number | null, env?: NodeJS.ProcessEnv, milliseconds = 2_000) => {
    const { stderr, process } = processOf(columns, env);
    const work = new Promise((resolve) => setTimeout(() => resolve('done'), milliseconds));
    const shown = createIo(process).during('Working…', work);
    await vi.advanceTimersByTimeAsync(1_000);
    // The spinner is loaded only when it is needed.
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await shown).toBe('done');
    return stderr.written();
  };

  it('a terminal shows a spinner after a second', async () => {
    expect(await workOn(80)).toContain(CYAN);
  });

  it('a terminal shows nothing of work that is done before', async () => {
    expect(await workOn(80, {}, 900)).toBe('');
  });

  it('a terminal that reports no width shows none, and the work ends', async () => {
    expect(await workOn(0)).toBe('');
  });

  it('NO_COLOR takes the colour from the spinner', async () => {
    const written = await workOn(80, { NO_COLOR: '1' });
    expect(written).toContain('Working…');
    expect(written).not.toContain(CYAN);
  });

  it.each([
    ['a pipe', null, {}],
    ['a dumb terminal', 80, { TERM: 'dumb' }],
  ])('%s gets nothing', async (_name, columns, env) => {
    expect(await workOn(columns, env)).toBe('');
  });
});

describe('a reader that goes away', () => {
  it.each([
    ['whoami', []],
    ['users', ['list', '--watch', '1']],
  ])('ends %s quietly', async (name, args) => {
    const server = await startStubServer();
    server.answer('GET /api/v1/users/me', { body: { email: 'me@example.com' } });
    server.answer('GET /api/v1/admin/users', { body: [] });
    const pipe = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'torpedo-cli-')), 'pipe');
    execFileSync('mkfifo', [pipe]);
    const reader = fs.openSync(pipe, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK);
    const writer = new net.Socket({ fd: fs.openSync(pipe, 'w'), readable: false });
    fs.closeSync(reader);
    const { stderr, process } = processOf(null, { TORPEDO_SERVER: server.url, TORPEDO_TOKEN: 'token-1' });
    const stdout = writer as unknown as Terminal['stdout'];
    const exitCode = await run(createDeps({ ...process, stdout }), [name, ...args]);
    await server.close();
    fs.rmSync(path.dirname(pipe), { recursive: true });
    expect(exitCode).toBe(0);
    expect(stderr.written()).not.toMatch(/EPIPE|error/);
  });
});

describe('without a terminal', () => {
  let server: StubServer;
  let folder: string;
  beforeEach(async () => {
    server = await startStubServer();
    server.answer('POST /api/v1/admin/sessions/revoke-all', { body: { ended: 3 } });
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'torpedo-cli-'));
  });
  afterEach(async () => {
    fs.rmSync(folder, { recursive: true, force: true });
    await server.close();
  });

  async function runWith(args: string[], token: string | undefined = 'token-1') {
    const env = { XDG_CONFIG_HOME: folder, TORPEDO_SERVER: server.url, TORPEDO_TOKEN: token };
    const { stdout, stderr, process } = processOf(null, env);
    const exitCode = await run(createDeps(process), args);
    return { exitCode, data: stdout.written(), said: stderr.written() };
  }

  it('what needs a confirmation is wrong usage, in plain words', async () => {
    const { exitCode, said } = await runWith(['sessions', 'end', '--all']);
    expect(exitCode).toBe(2);
    expect(said).toContain('--yes');
    expect(said).not.toContain(ESCAPE);
    expect(server.received).toEqual([]);
  });

  it('--yes confirms it, and the access token of the environment signs in', async () => {
    const { exitCode, data } = await runWith(['sessions', 'end', '--all', '--yes']);
    expect(exitCode).toBe(0);
    expect(data).toBe('ended\t3\n');
    expect(server.received[0]?.headers.authorization).toBe('Bearer token-1');
  });

  it('login without a password is wrong usage', async () => {
    const { exitCode, said } = await runWith(['login', '--email', 'me@example.com']);
    expect(exitCode).toBe(2);
    expect(said).toContain('--password-stdin');
  });

  it.each([
    [['whoami', '--json'], '', 3, 'UNAUTHENTICATED'],
    [['whoami', '--json'], 'token-1', 5, 'NOT_FOUND'],
    [['sessions', 'end', '--all', '--json'], 'token-1', 2, 'USAGE'],
    [['users', 'list', '--page', '0', '--json'], 'token-1', 2, 'USAGE'],
  ])('%j says its error as JSON', async (args, token, code, name) => {
    const { exitCode, data, said } = await runWith(args, token);
    expect(exitCode).toBe(code);
    expect(data).toBe('');
    expect(JSON.parse(said)).toEqual({
      error: { code: name, message: expect.any(String), request_id: null },
    });
  });
});
