import { Command, type Help, type OutputConfiguration } from 'commander';
import { VERSION } from './api/client.js';
import { CATALOGUE } from './catalogue.js';
import { isGroup, type Definition, type Group, type Single } from './command/definition.js';
import { globalOptions } from './command/options.js';
import { wrapped } from './command/table.js';
import type { Deps } from './deps.js';
import { usageText } from './errors.js';
import type { Io } from './io.js';

const HELP =
  'Data goes to standard output, messages to standard error; --json prints both for programs. Scripts name the server in TORPEDO_SERVER and an access token or a staff token in TORPEDO_TOKEN. Exit codes: 0 done, 1 failed, 2 wrong usage, 3 not signed in, 4 forbidden, 5 not found, 6 conflict, 7 network.';
const FIRST_STEPS = ['torpedo login', 'torpedo users list'];

const HELP_WIDTH = 80;
/** Where descriptions get less, they stand below what they describe. */
const LEAST_DESCRIPTION = 24;

const helpWidth = ({ width }: Io): number => Math.min(width ?? HELP_WIDTH, 2 * HELP_WIDTH);

function examplesText(heading: string, lines: readonly string[], width: number): string {
  const drawn = lines.map((line) => {
    const [first = '', ...more] = wrapped(line, width - 4, ' \\');
    return [`  $ ${first}`, ...more.map((part) => `    ${part}`)].join('\n');
  });
  return `\n${heading}:\n${drawn.join('\n')}`;
}

function complete(command: Command, { examples, build, run }: Definition, deps: Deps): void {
  build(command);
  const heading = examples.length > 1 ? 'Examples' : 'Example';
  command
    .addHelpText('after', examplesText(heading, examples, helpWidth(deps.io)))
    .action(() => run(deps, command.processedArgs, command.optsWithGlobals()));
}

type IsWanted = (name: string) => boolean;

async function addEntry(root: Command, entry: Single | Group, deps: Deps, isWanted: IsWanted) {
  const command = root.command(entry.name).description(entry.summary);
  if (!isWanted(entry.name)) return;
  if (!isGroup(entry)) return complete(command, (await entry.load()).default, deps);
  for (const [name, verb] of Object.entries((await entry.verbs()).default)) {
    const isDefault = name === entry.defaultVerb;
    complete(command.command(name, { isDefault }).description(verb.summary ?? ''), verb, deps);
  }
}

/** A narrow terminal has no room for two columns. */
function formatItem(this: Help, term: string, termWidth: number, description: string, help: Help): string {
  const width = help.helpWidth ?? HELP_WIDTH;
  const indent = termWidth + 4;
  const isNarrow = width - indent < LEAST_DESCRIPTION;
  const [first = '', ...more] = wrapped(description, isNarrow ? width - 6 : width - indent);
  if (isNarrow) return [`  ${term}`, ...[first, ...more].map((line) => `      ${line}`)].join('\n').trimEnd();
  const padded = term + ' '.repeat(Math.max(0, termWidth - help.displayWidth(term)));
  return [`  ${padded}  ${first}`, ...more.map((line) => ' '.repeat(indent) + line)].join('\n').trimEnd();
}

/** Commands report instead of ending the process. */
function configureAll(command: Command, output: OutputConfiguration): void {
  command
    .exitOverride()
    .showHelpAfterError('(--help shows how it is used)')
    .configureHelp({ formatItem, minWidthToWrap: 20, showGlobalOptions: true })
    .configureOutput(output);
  for (const child of command.commands) configureAll(child, output);
}

/** All groups and commands without one; those that `isWanted` names are whole, which loads their file. */
export async function buildRoot(deps: Deps, isWanted: IsWanted, sayUsage = deps.io.say): Promise<Command> {
  const { io } = deps;
  const width = helpWidth(io);
  const root = new Command('torpedo')
    .description('Administer a Torpedo server from the terminal')
    .version(VERSION)
    .addHelpText('after', `\n${wrapped(HELP, width).join('\n')}`)
    .addHelpText('after', examplesText('Start with', FIRST_STEPS, width));
  for (const option of globalOptions()) root.addOption(option);
  for (const entry of CATALOGUE) await addEntry(root, entry, deps, isWanted);
  configureAll(root, {
    writeOut: (text) => io.data(text),
    writeErr: sayUsage,
    outputError: (text, write) => write(`error: ${usageText(text)}`),
    getOutHelpWidth: () => width,
    getErrHelpWidth: () => width,
  });
  return root;
}

/** The command line without what may stand anywhere in it. */
export function wordsOf(args: readonly string[]): string[] {
  const names = globalOptions().map(({ long }) => long);
  return args.filter(
    (arg, index) =>
      !names.includes(arg) && !names.includes(args[index - 1]) && !names.includes(arg.replace(/=.*$/s, '')),
  );
}

/** Whether a command line begins with this name, after the word `help` too. */
export function isNamedBy(args: readonly string[]): IsWanted {
  const [word] = args[0] === 'help' ? args.slice(1) : args;
  return (name) => word === name;
}
