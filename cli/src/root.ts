import { Command, type OutputConfiguration } from 'commander';
import { CATALOGUE } from './catalogue.js';
import { usageText } from './command/usage-text.js';
import { isGroup, type Group, type Leaf } from './command/definition.js';
import type { Deps } from './deps.js';
import { VERSION } from './version.js';

const HELP = `
Data goes to standard output, messages to standard error; --json prints both
for programs. Scripts name the server in TORPEDO_SERVER and an access token in
TORPEDO_TOKEN. Exit codes: 0 done, 1 failed, 2 wrong usage, 3 not signed in,
4 forbidden, 5 not found, 6 conflict, 7 network.

Start with:
  $ torpedo login
  $ torpedo users list`;

async function complete(command: Command, { load }: Leaf, deps: Deps): Promise<void> {
  const { examples, build, run } = (await load()).default;
  build(command);
  const lines = examples.map((example) => `\n  $ ${example}`).join('');
  command
    .addHelpText('after', `\n${examples.length > 1 ? 'Examples' : 'Example'}:${lines}`)
    .action(() => run(deps, command.processedArgs, command.opts()));
}

type IsWanted = (names: readonly string[]) => boolean;

async function addEntry(
  parent: Command,
  entry: Leaf | Group,
  path: readonly string[],
  deps: Deps,
  isWanted: IsWanted,
) {
  const names = [...path, entry.name];
  const isDefault = !isGroup(entry) && entry.isDefault === true;
  const command = parent.command(entry.name, { isDefault }).description(entry.summary);
  if (isGroup(entry)) {
    for (const leaf of entry.commands) await addEntry(command, leaf, names, deps, isWanted);
  } else if (isWanted(isDefault ? path : names)) await complete(command, entry, deps);
}

/** Commands report instead of ending the process. */
function configureAll(command: Command, output: OutputConfiguration): void {
  command.exitOverride().showHelpAfterError('(--help shows how it is used)').configureOutput(output);
  for (const child of command.commands) configureAll(child, output);
}

/** All commands; those that `isWanted` names have their arguments and options, which loads their files. */
export async function buildRoot(deps: Deps, isWanted: IsWanted, sayUsage = deps.io.say): Promise<Command> {
  const root = new Command('torpedo')
    .description('Administer a Torpedo server from the terminal')
    .version(VERSION)
    .addHelpText('after', HELP);
  for (const entry of CATALOGUE) await addEntry(root, entry, [], deps, isWanted);
  configureAll(root, {
    writeOut: (text) => deps.io.data(text),
    writeErr: sayUsage,
    outputError: (text, write) => write(`error: ${usageText(text)}`),
  });
  return root;
}

/** Whether the words of a command line begin with these names, after the word `help` too. */
export function isNamedBy(args: readonly string[]): IsWanted {
  const words = args[0] === 'help' ? args.slice(1) : args;
  return (names) => names.every((name, index) => words[index] === name);
}
