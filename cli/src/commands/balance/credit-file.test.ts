import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStubServer, type StubServer } from '../../testing/stub-server.js';
import { testTerminal } from '../../testing/test-terminal.js';

const BULK = 'POST /api/v1/admin/adjustments/bulk';

let server: StubServer;
let folder: string;
let file: string;
beforeEach(async () => {
  server = await startStubServer();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'torpedo-cli-'));
  file = path.join(folder, 'credits.csv');
  fs.writeFileSync(
    file,
    'email,amount,currency,reason,reference\nmaria@example.com,"25,00",BRL,Outage,o-1\n',
  );
});
afterEach(async () => {
  fs.rmSync(folder, { recursive: true });
  await server.close();
});

const outcome = (status: string, problem: string | null = null) => ({
  ...{ line: 1, reference: 'o-1', user: { id: 'user-1', email: 'maria@example.com' }, amount_cents: 2500 },
  ...{ currency: 'BRL', status, problem, balance_cents: problem ? null : 2500 },
});
const answer = (status: string, problem: string | null = null) =>
  server.answer(BULK, { body: { lines: [outcome(status, problem)] } });

const terminalOf = (options: Parameters<typeof testTerminal>[0] = {}) =>
  testTerminal({
    ...options,
    profile: { server: server.url, email: 'me@example.com', cookie: 'torpedo_session=t0ken' },
  });
const credit = (terminal: ReturnType<typeof terminalOf>, ...args: string[]) =>
  terminal.run('balance', 'credit', '--file', file, ...args);
const sent = () =>
  server.received.map(({ body }) => JSON.parse(body) as { dry_run: boolean; lines: object[] });

it('checks every line, asks, posts them and writes what became of each', async () => {
  answer('ready');
  const terminal = terminalOf({ answers: [file] });
  const { ask } = terminal.deps.prompts;
  terminal.deps.prompts.ask = (question, instead) => {
    answer('applied');
    return ask(question, instead);
  };
  expect(await credit(terminal, '--fields', 'user,status')).toBe(0);
  const line = {
    user: 'maria@example.com',
    amount_cents: 2500,
    currency: 'BRL',
    reason: 'Outage',
    reference: 'o-1',
  };
  expect(sent()).toEqual([
    { dry_run: true, lines: [line] },
    { dry_run: false, lines: [line] },
  ]);
  expect(terminal.said()).toContain('This adds 25.00 BRL to wallets, in 1 lines.');
  expect(terminal.data()).toBe('USER\tSTATUS\nmaria@example.com\tapplied');
  expect(fs.readFileSync(`${file}.report.csv`, 'utf8')).toBe(
    'line,user,reference,amount,currency,status,problem,balance\n2,maria@example.com,o-1,25.00,BRL,applied,,25.00\n',
  );
});

it('posts nothing when one line cannot be posted, and says which', async () => {
  answer('refused', 'Not found');
  const terminal = terminalOf();
  expect(await credit(terminal, '--yes')).toBe(1);
  expect(sent()).toHaveLength(1);
  expect(terminal.data()).toContain('Not found');
});

it('names an unknown account as the sheet does, and its line as the file does', async () => {
  fs.writeFileSync(file, 'user,amount,reason,reference\n\nnobody@example.com,25,Outage,o-1\n');
  server.answer(BULK, { body: { lines: [{ ...outcome('refused', 'Not found'), user: null }] } });
  const terminal = terminalOf();
  expect(await credit(terminal, '--dry-run', '--fields', 'line,user,problem')).toBe(1);
  expect(terminal.data()).toBe('LINE\tUSER\tPROBLEM\n3\tnobody@example.com\tNot found');
});

it('names the line of the file where the server refuses what was sent', async () => {
  const detail = { code: 'VALIDATION_ERROR', message: 'Check.', fields: { 'lines.0.reason': 'Too long' } };
  server.answer(BULK, { status: 422, body: { detail } });
  const terminal = terminalOf();
  expect(await credit(terminal, '--dry-run')).toBe(2);
  expect(terminal.said()).toContain('line 2, reason: Too long');
});

describe('a long sheet that is not posted to its end', () => {
  const rows = Array.from({ length: 501 }, (_, index) => `m${index}@example.com,1,BRL,Outage,o-${index}`);
  const many = (status: string) =>
    server.answer(BULK, { body: { lines: rows.slice(0, 500).map(() => outcome(status)) } });
  beforeEach(() => fs.writeFileSync(file, ['user,amount,currency,reason,reference', ...rows].join('\n')));

  /** Posts the file; `meanwhile` runs before the first part is posted. */
  async function postUntil(meanwhile: (terminal: ReturnType<typeof terminalOf>) => void) {
    answer('ready');
    const terminal = terminalOf({ answers: [file] });
    const { ask } = terminal.deps.prompts;
    terminal.deps.prompts.ask = (question, instead) => {
      many('applied');
      return ask(question, instead);
    };
    const { connect } = terminal.deps;
    terminal.deps.connect = (connection) => {
      const api = connect(connection);
      api.use({ onResponse: () => void (server.received.length === 3 && meanwhile(terminal)) });
      return api;
    };
    return { exitCode: await credit(terminal), said: terminal.said() };
  }

  it('says after Ctrl-C how many lines are posted and how to go on', async () => {
    const { exitCode, said } = await postUntil((terminal) => terminal.interrupt());
    expect(exitCode).toBe(130);
    expect(said).toContain('500 of 501 lines are posted');
    expect(said).toContain('Go on with the same command');
    expect(sent()).toHaveLength(3);
  });

  it('says the same when the server is lost', async () => {
    const { exitCode, said } = await postUntil(() => server.answer(BULK, { status: 503 }));
    expect(exitCode).toBe(7);
    expect(said).toContain('500 of 501 lines are posted');
  });
});

it('only checks with --dry-run', async () => {
  answer('ready');
  const terminal = terminalOf({ canAsk: false });
  expect(await credit(terminal, '--dry-run', '--report', path.join(folder, 'r.csv'))).toBe(0);
  expect(sent().map(({ dry_run }) => dry_run)).toEqual([true]);
  expect(fs.existsSync(path.join(folder, 'r.csv'))).toBe(true);
});

it('sends a long sheet in parts of 500, and numbers the lines through', async () => {
  const rows = Array.from({ length: 501 }, (_, index) => `m${index}@example.com,1,BRL,Outage,o-${index}`);
  fs.writeFileSync(file, ['user,amount,currency,reason,reference', ...rows].join('\n'));
  answer('already_applied');
  const terminal = terminalOf();
  expect(await credit(terminal, '--yes', '--json')).toBe(0);
  expect(sent().map(({ lines }) => lines.length)).toEqual([500, 1, 500, 1]);
  expect((JSON.parse(terminal.data()) as { line: number }[]).map(({ line }) => line)).toEqual([2, 502]);
});

it.each([
  ['user,amount,reason\nm,1,x', 'reference'],
  ['user,amount,reason,reference\nm,1.000,x,r', 'line 2: 1.000 is no amount'],
  ['user,amount,reason,reference\nm,1,x,r\nn,1,x,r', 'line 3: the reference r is used twice'],
  ['user,amount,currency,reason,reference\nm,1,GBP,x,r', 'GBP is no currency'],
  ['', 'has no lines'],
])('asks the server nothing about a sheet like %j', async (sheet, said) => {
  fs.writeFileSync(file, sheet);
  const terminal = terminalOf();
  expect(await credit(terminal, '--yes')).toBe(2);
  expect(terminal.said()).toContain(said);
  expect(server.received).toEqual([]);
});

it('is confirmed, and names no account beside the sheet', async () => {
  expect(await credit(terminalOf({ canAsk: false }))).toBe(2);
  expect(await terminalOf().run('balance', 'credit', 'maria@example.com', '1', '--file', file)).toBe(2);
  expect(await terminalOf().run('balance', 'credit', 'maria@example.com')).toBe(2);
});
