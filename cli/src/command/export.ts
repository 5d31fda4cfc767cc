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
  /** Its own options. */
  build(command: Command): void;
  /** Whether the server's sheet is wanted; else the same rows are printed as those of other commands are. */
  isSheet(options: Options): boolean;
  printRows(deps: Deps, options: Options): Promise<void>;
  /** Opens the sheet: every row, on all pages. */
  open(task: Task, options: Options): Promise<{ response: Response }>;
}

/** A command that writes a whole list as the server's CSV, row by row as it comes. */
export function exportCommand<Options extends ExportOptions>(spec: ExportSpec<Options>): Definition {
  return defineCommand<[], Options>({
    examples: spec.examples,
    build(command) {
      spec.build(command);
      command.option('--output <file>', 'write the sheet there instead of standard output');
    },
    async run(deps, _args, options) {
      const { output } = options;
      if (output === undefined && !spec.isSheet(options)) {
        await spec.printRows(deps, options);
        return;
      }
      if (options.json || options.fields)
        throw wrongUsage('--output writes the sheet of the server, whole.', 'Leave --json and --fields out.');
      const task = await openTask(deps, options);
      const { response } = await deps.io.during('Reading…', spec.open(task, options));
      const { body } = response;
      if (!body) return;
      if (output === undefined) {
        const decoder = new TextDecoder();
        for await (const chunk of body) deps.io.write(decoder.decode(chunk as Uint8Array, { stream: true }));
        return;
      }
      await deps.io.during('Writing…', fs.writeFile(output, body)).catch((error: Error) => {
        throw new CliError(`${output} cannot be written: ${error.message}.`);
      });
      deps.io.say(`Wrote ${output}.`);
    },
  });
}
