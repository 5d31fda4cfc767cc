import fs from 'node:fs/promises';
import type { Command } from 'commander';
import type { Deps } from '../deps.js';
import { CliError, wrongUsage } from '../errors.js';
import { defineCommand, type Definition } from './definition.js';
import type { OutputOptions } from './options.js';
import { openTask, type Task } from './task.js';

export interface ExportOptions extends OutputOptions {
  output?: string | undefined;
}

interface ExportSpec<Options extends ExportOptions> {
  examples: readonly string[];
  build(command: Command): void;
  /** Whether the server's sheet is wanted even without a file; if not, the same rows are printed as by other commands. */
  isSheet(options: Options): boolean;
  printRows(deps: Deps, options: Options): Promise<void>;
  open(task: Task, options: Options): Promise<{ response: Response }>;
}

const STANDARD_OUTPUT = '-';
const TIMEOUT_SECONDS = 3_600;

async function writeFile(file: string, body: ReadableStream): Promise<void> {
  // Only the owner may read the file, because it holds customers' data; this also holds for an existing file.
  const handle = await fs.open(file, 'w', 0o600);
  try {
    await handle.chmod(0o600);
    await handle.writeFile(body);
  } finally {
    await handle.close();
  }
}

async function print({ io }: Deps, body: ReadableStream): Promise<void> {
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    if (io.readerGone.aborted) return;
    io.write(decoder.decode(chunk as Uint8Array, { stream: true }));
  }
}

/** A command that writes a whole list as the server's CSV, row by row as it arrives. */
export function exportCommand<Options extends ExportOptions>(
  summary: string,
  spec: ExportSpec<Options>,
): Definition {
  return defineCommand<[], Options>(summary, {
    examples: spec.examples,
    build(command) {
      spec.build(command);
      command.option('--output <file>', 'write the sheet of the server there, whole; - is standard output');
    },
    async run(deps, _args, options) {
      const { output } = options;
      if (output === undefined && !spec.isSheet(options)) {
        await spec.printRows(deps, options);
        return;
      }
      if (options.json || options.fields)
        throw wrongUsage('--output writes the sheet of the server, whole.', 'Leave --json and --fields out.');
      const task = await openTask(deps, { ...options, timeout: options.timeout ?? TIMEOUT_SECONDS });
      const body = await task.call('Reading…', async () => ({
        data: (await spec.open(task, options)).response.body,
      }));
      if (!body) return;
      const isFile = output !== undefined && output !== STANDARD_OUTPUT;
      try {
        if (isFile) await deps.io.during('Writing…', writeFile(output, body));
        else await print(deps, body);
      } catch (error) {
        if (error instanceof Error && 'syscall' in error)
          throw new CliError(`${output} cannot be written: ${error.message}.`);
        throw new CliError('The sheet broke off: it is not whole.', undefined, 'network');
      }
      if (isFile) deps.io.say(`Wrote ${output}.`);
    },
  });
}
