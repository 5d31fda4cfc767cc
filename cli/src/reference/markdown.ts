import { ABOUT } from './about.js';
import { fullDescription, globalFacts, usageOf, type CommandFacts } from './command-facts.js';

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

const terms = (pairs: readonly (readonly [string, string])[]): string =>
  list(pairs.map(([name, meaning]) => `\`${name}\`: ${meaning}`));

function section(command: CommandFacts): string {
  const parts = [
    ...command.arguments.map((argument) => [argument.usage, fullDescription(argument)] as const),
    ...command.options.map((option) => [option.flags, fullDescription(option)] as const),
  ];
  return [
    `### ${command.name}`,
    `${command.summary}.`,
    ['```sh', usageOf(command), '```'].join('\n'),
    ...(parts.length > 0 ? [terms(parts)] : []),
    ['```sh', ...command.examples, '```'].join('\n'),
  ].join('\n\n');
}

export function markdownReference(commands: readonly CommandFacts[]): string {
  return `${[
    '# The command line',
    '`torpedo` administers a server from the terminal. This page is generated from the commands (`npm run generate`).',
    'In a checkout it is `npx torpedo`. Elsewhere it is installed from its package: `npm pack --workspace cli` makes it, `npm install --global torpedo-1.0.0.tgz` installs it.',
    '## Output',
    ABOUT.output.join('\n\n'),
    '## Changes',
    [...ABOUT.changes, ABOUT.users].join('\n\n'),
    '## Options of every command',
    ABOUT.everywhere,
    terms(globalFacts().map((option) => [option.flags, fullDescription(option)])),
    '## Environment',
    terms(ABOUT.environment),
    '## Exit codes',
    terms(ABOUT.exitCodes),
    '## Commands',
    ...commands.map(section),
  ].join('\n\n')}\n`;
}
