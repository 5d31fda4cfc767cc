import { VERSION } from '../api/client.js';
import { CATALOGUE } from '../catalogue.js';
import { ABOUT } from './about.js';
import {
  describeCommands,
  fullDescription,
  globalFacts,
  usageOf,
  type CommandFacts,
} from './command-facts.js';

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

const terms = (pairs: readonly (readonly [string, string])[]): string =>
  list(pairs.map(([name, meaning]) => `\`${name}\`: ${meaning}`));

function markdownSection(command: CommandFacts): string {
  const parts = [
    ...command.arguments.map((argument) => [argument.usage, fullDescription(argument)] as const),
    ...command.options.map((option) => [option.flags, fullDescription(option)] as const),
  ];
  return [
    `### ${command.name}`,
    command.about,
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
    ...commands.map(markdownSection),
  ].join('\n\n')}\n`;
}

function plain(text: string): string {
  const escaped = text.replaceAll('\\', '\\e').replaceAll('-', '\\-').replaceAll('’', '\\(cq');
  return /^[.']/.test(escaped) ? `\\&${escaped}` : escaped;
}

const term = (name: string, meaning: string): string => `.TP\n.B ${plain(name)}\n${plain(meaning)}`;

const heading = (name: string): string => `.SH ${name}`;

function manualSection(command: CommandFacts): string {
  return [
    `.SS ${plain(command.name)}`,
    plain(command.about),
    `.PP\n.B ${plain(usageOf(command))}`,
    ...command.arguments.map((argument) => term(argument.usage, fullDescription(argument))),
    ...command.options.map((option) => term(option.flags, fullDescription(option))),
    ...command.examples.map((example) => `.PP\n.EX\n$ ${plain(example)}\n.EE`),
  ].join('\n');
}

export function manualPage(commands: readonly CommandFacts[], version: string): string {
  return `${[
    `.TH TORPEDO 1 "" "torpedo ${version}" "User Commands"`,
    heading('NAME'),
    plain(`torpedo - ${ABOUT.summary}`),
    heading('SYNOPSIS'),
    '.B torpedo\n.I command\n[options]',
    heading('DESCRIPTION'),
    [...ABOUT.output, ...ABOUT.changes, ABOUT.users].map(plain).join('\n.PP\n'),
    heading('OPTIONS'),
    plain(ABOUT.everywhere),
    ...globalFacts().map((option) => term(option.flags, fullDescription(option))),
    heading('COMMANDS'),
    ...commands.map(manualSection),
    heading('ENVIRONMENT'),
    ...ABOUT.environment.map(([name, meaning]) => term(name, meaning)),
    heading('"EXIT STATUS"'),
    ...ABOUT.exitCodes.map(([code, meaning]) => term(code, meaning)),
  ].join('\n')}\n`;
}

export function generateReference(): Record<string, string> {
  const commands = describeCommands(CATALOGUE);
  return { 'docs/cli.md': markdownReference(commands), 'cli/man/torpedo.1': manualPage(commands, VERSION) };
}
