import { ABOUT } from './about.js';
import { fullDescription, globalFacts, usageOf, type CommandFacts } from './command-facts.js';

/** Text that troff takes as text. */
function plain(text: string): string {
  const escaped = text.replaceAll('\\', '\\e').replaceAll('-', '\\-').replaceAll('’', '\\(cq');
  return /^[.']/.test(escaped) ? `\\&${escaped}` : escaped;
}

const term = (name: string, meaning: string): string => `.TP\n.B ${plain(name)}\n${plain(meaning)}`;

const heading = (name: string): string => `.SH ${name}`;

function section(command: CommandFacts): string {
  return [
    `.SS ${plain(command.name)}`,
    plain(`${command.summary}.`),
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
    ...commands.map(section),
    heading('ENVIRONMENT'),
    ...ABOUT.environment.map(([name, meaning]) => term(name, meaning)),
    heading('"EXIT STATUS"'),
    ...ABOUT.exitCodes.map(([code, meaning]) => term(code, meaning)),
  ].join('\n')}\n`;
}
