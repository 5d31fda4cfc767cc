import { Command, type Help, type OutputConfiguration } from 'commander';
import { VERSION } from './api/client.js';
import { CATALOGUE } from './catalogue.js';
import { isGroup, RECENT_SIGN_IN, type Definition, type Group } from './command/definition.js';
import { globalOptions } from './command/options.js';
import { wrapped } from './command/table.js';
import type { Deps } from './deps.js';
import { usageText } from './errors.js';
import type { Io } from './io.js';

const HELP =
  'Data goes to standard output, messages to standard error; --json prints both for programs. Scripts name the server in TORPEDO_SERVER and an access token or a staff token in TORPEDO_TOKEN. Exit codes: 0 done, 1 failed, 2 wrong usage, 3 not signed in, 4 forbidden, 5 not found, 6 conflict, 7 network.';
const FIRST_STEPS = ['torpedo login', 'torpedo users list'];

const HELP_WIDTH = 80;
/** In characters; with less room, a description is written below its name. */
const LEAST_DESCRIPTION = 24;

const helpWidth = ({ width }: Io): number => Math.min(width ?? HELP_WIDTH, 2 * HELP_WIDTH);

function examplesText(heading: string, lines: readonly string[], width: number): string {
  const drawn = lines.map((line) => {
    const [first = '', ...more] = wrapped(line, width - 4, ' \\');
    return [`  $ ${first}`, ...more.map((part) => `    ${part}`)].join('\n');
  });
  return `\n${heading}:\n${drawn.join('\n')}`;
}

function complete(command: Command, definition: Definition, deps: Deps): void {
  const { examples, needsRecentSignIn, build, run } = definition;
  build(command);
  const width = helpWidth(deps.io);
  if (needsRecentSignIn) command.addHelpText('after', `\n${wrapped(RECENT_SIGN_IN, width).join('\n')}`);
  const heading = examples.length > 1 ? 'Examples' : 'Example';
  command
    .addHelpText('after', examplesText(heading, examples, width))
    .action(() => run(deps, command.processedArgs, command.optsWithGlobals()));
}

function completeEntry(command: Command, entry: Definition | Group, deps: Deps): void {
  if (!isGroup(entry)) return complete(command, entry, deps);
  for (const [verb, definition] of Object.entries(entry.verbs)) {
    const isDefault = verb === entry.defaultVerb;
    complete(command.command(verb, { isDefault }).description(definition.summary), definition, deps);
  }
}

/** On a narrow terminal the two columns become one. */
function formatItem(this: Help, term: string, termWidth: number, description: string, help: Help): string {
  const width = help.helpWidth ?? HELP_WIDTH;
  const indent = termWidth + 4;
  const isNarrow = width - indent < LEAST_DESCRIPTION;
  const [first = '', ...more] = wrapped(description, isNarrow ? width - 6 : width - indent);
  if (isNarrow) return [`  ${term}`, ...[first, ...more].map((line) => `      ${line}`)].join('\n').trimEnd();
  const padded = term + ' '.repeat(Math.max(0, termWidth - help.displayWidth(term)));
  return [`  ${padded}  ${first}`, ...more.map((line) => ' '.repeat(indent) + line)].join('\n').trimEnd();
}

/** Commands report errors instead of ending the process. */
function configureAll(command: Command, output: OutputConfiguration): void {
  command
    .exitOverride()
    .showHelpAfterError('(--help shows how it is used)')
    .configureHelp({ formatItem, minWidthToWrap: 20, showGlobalOptions: true })
    .configureOutput(output);
  for (const child of command.commands) configureAll(child, output);
}

/** Builds options and verbs only for the command that the line begins with: building all takes most of a start. */
export function buildRoot(deps: Deps, args: readonly string[], sayUsage: (text: string) => void): Command {
  const { io } = deps;
  const width = helpWidth(io);
  const root = new Command('torpedo')
    .description('Administer a Torpedo server from the terminal')
    .version(VERSION)
    .addHelpText('after', `\n${wrapped(HELP, width).join('\n')}`)
    .addHelpText('after', examplesText('Start with', FIRST_STEPS, width));
  for (const option of globalOptions()) root.addOption(option);
  const [called] = args[0] === 'help' ? args.slice(1) : args;
  for (const [name, entry] of Object.entries(CATALOGUE)) {
    const command = root.command(name).description(entry.summary);
    if (name === called) completeEntry(command, entry, deps);
  }
  configureAll(root, {
    writeOut: (text) => io.data(text),
    writeErr: sayUsage,
    outputError: (text, write) => write(`error: ${usageText(text)}`),
    getOutHelpWidth: () => width,
    getErrHelpWidth: () => width,
  });
  return root;
}

/** The command line without the options that every command has. */
export function withoutGlobalOptions(args: readonly string[]): string[] {
  const names = globalOptions().map(({ long }) => long);
  return args.filter(
    (arg, index) =>
      !names.includes(arg) && !names.includes(args[index - 1]) && !names.includes(arg.replace(/=.*$/s, '')),
  );
}
