import fs from 'node:fs/promises';
import type { Command } from 'commander';
import { defineCommand, type Definition } from './definition.js';
import { addProfile } from './options.js';
import { openTask, type Task } from './task.js';
import type { SignInOptions } from '../deps.js';

export interface ExportOptions extends SignInOptions {
  output?: string | undefined;
}

interface ExportSpec<Options extends ExportOptions> {
  examples: readonly string[];
  /** Its own options. */
  build(command: Command): void;
  /** Opens the sheet: every row, whatever the page. */
  open(task: Task, options: Options): Promise<{ response: Response }>;
}

/** A command that writes a whole list as the server's CSV, row by row as it comes. */
export function exportCommand<Options extends ExportOptions>(spec: ExportSpec<Options>): Definition {
  return defineCommand<[], Options>({
    examples: spec.examples,
    build(command) {
      spec.build(command);
      addProfile(command.option('--output <file>', 'write it there instead of standard output'));
    },
    async run(deps, _args, options) {
      const task = await openTask(deps, options);
      const { response } = await deps.io.during('Reading…', spec.open(task, options));
      const { body } = response;
      if (!body) return;
      if (options.output === undefined) {
        const decoder = new TextDecoder();
        for await (const chunk of body) deps.io.write(decoder.decode(chunk as Uint8Array, { stream: true }));
        return;
      }
      await deps.io.during('Writing…', fs.writeFile(options.output, body));
      deps.io.say(`Wrote ${options.output}.`);
    },
  });
}
