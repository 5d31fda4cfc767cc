import { CATALOGUE } from '../catalogue.js';
import { VERSION } from '../version.js';
import { describeCommands } from './command-facts.js';
import { manualPage } from './manual.js';
import { markdownReference } from './markdown.js';

/** The texts that are made from the commands, by their files relative to the root of the repository. */
export async function generateReference(): Promise<Record<string, string>> {
  const commands = await describeCommands(CATALOGUE);
  return {
    'docs/cli.md': markdownReference(commands),
    'cli/man/torpedo.1': manualPage(commands, VERSION),
  };
}
