import fs from 'node:fs/promises';
import { Argument, InvalidArgumentError } from 'commander';
import { DryRunOutcome } from '../../api/client.js';
import { defineCommand } from '../../command/definition.js';
import { addJson } from '../../command/options.js';
import { printJson } from '../../command/output.js';
import { openTask } from '../../command/task.js';
import type { Deps } from '../../deps.js';
import { wrongUsage } from '../../errors.js';

interface Options {
  field: readonly Field[];
  input?: string | undefined;
  dryRun?: boolean | undefined;
  profile?: string | undefined;
}

type Field = readonly [name: string, value: unknown];

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

/** `true`, `12` and `null` mean the same as in JSON; everything else is text. */
function valueOf(text: string): unknown {
  return /^(true|false|null|-?(0|[1-9]\d{0,14})(\.\d+)?)$/.test(text) ? JSON.parse(text) : text;
}

function collectField(text: string, fields: readonly Field[]): Field[] {
  const [, name, value = ''] = /^([^=]+)=([^]*)$/.exec(text) ?? [];
  if (name === undefined) throw new InvalidArgumentError('Write it like name=value.');
  return [...fields, [name, valueOf(value)]];
}

function parseMethod(text: string): Method {
  const method = METHODS.find((candidate) => candidate === text.toUpperCase());
  if (!method) throw new InvalidArgumentError(`It is one of ${METHODS.join(', ')}.`);
  return method;
}

/** Accepts only a path, so that the session goes to no server but the profile's. */
function parsePath(text: string): string {
  if (!/^\/(?!\/)/.test(text)) throw new InvalidArgumentError('A path such as /api/v1/app is needed.');
  return text;
}

async function readBody({ io }: Deps, method: Method, { field, input }: Options): Promise<unknown> {
  if (input !== undefined) {
    const text = input === '-' ? await io.readInput() : await fs.readFile(input, 'utf8');
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw wrongUsage(`${input === '-' ? 'Standard input' : input} is not JSON.`);
    }
  }
  return method === 'GET' || field.length === 0 ? undefined : Object.fromEntries(field);
}

/** A call of any API path, without types. */
interface AnyApi {
  request(
    method: string,
    path: string,
    init: { params: { query?: Record<string, unknown> }; body?: unknown; parseAs: 'text' },
  ): Promise<{ data?: string }>;
}

export const api = defineCommand('Call the API as it is', {
  examples: [
    'torpedo api GET /api/v1/admin/users --field per_page=5',
    'torpedo api POST /api/v1/contact --input message.json',
  ],
  build: (command) =>
    void addJson(
      command
        .addArgument(new Argument('<method>', METHODS.join(', ')).argParser(parseMethod))
        .addArgument(new Argument('<path>', 'such as /api/v1/users/me').argParser(parsePath))
        .option(
          '--field <name=value>',
          'a field of the body, or with GET of the query; may be repeated',
          collectField,
          [],
        )
        .option('--input <file>', 'the body as JSON; - reads standard input')
        .option('--dry-run', 'change nothing and print what would change'),
    ),
  async run(deps, [method, path]: [Method, string], options: Options) {
    if (options.input !== undefined && options.field.length > 0)
      throw wrongUsage('--input and --field do not go together.');
    const body = await readBody(deps, method, options);
    const query = method === 'GET' ? Object.fromEntries(options.field) : {};
    const task = await openTask(deps, options);
    const api = task.api as unknown as AnyApi;
    try {
      const answer = await task.call('Calling…', () =>
        api.request(method.toLowerCase(), path, { params: { query }, body, parseAs: 'text' }),
      );
      printAnswer(deps, answer);
    } catch (error) {
      if (!(error instanceof DryRunOutcome)) throw error;
      printJson(deps.io, error.dryRun);
    }
  },
});

function printAnswer({ io }: Deps, answer: string | undefined): void {
  if (!answer) return;
  try {
    printJson(io, JSON.parse(answer));
  } catch {
    io.data(answer);
  }
}
