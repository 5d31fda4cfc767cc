import { Command, type Option } from 'commander';
import { isGroup, RECENT_SIGN_IN, type Catalogue, type Definition } from '../command/definition.js';
import { globalOptions } from '../command/options.js';

export interface ArgumentFacts {
  /** For example `<user>`, or `[user]` where it may be left out. */
  usage: string;
  description: string;
  choices: readonly string[];
  standard: string | undefined;
}

export interface OptionFacts {
  flags: string;
  long: string;
  description: string;
  takesValue: boolean;
  choices: readonly string[];
  standard: string | undefined;
}

export interface CommandFacts {
  name: string;
  summary: string;
  about: string;
  arguments: readonly ArgumentFacts[];
  options: readonly OptionFacts[];
  examples: readonly string[];
}

const standardOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

const optionFacts = (option: Option): OptionFacts => ({
  flags: option.flags,
  long: option.long ?? option.flags,
  description: option.description,
  takesValue: option.required,
  choices: option.argChoices ?? [],
  standard: standardOf(option.defaultValue),
});

function factsOf(name: string, definition: Definition): CommandFacts {
  const { summary, needsRecentSignIn, build, examples } = definition;
  const command = new Command(name);
  build(command);
  return {
    name,
    about: needsRecentSignIn ? `${summary}. ${RECENT_SIGN_IN}` : `${summary}.`,
    summary,
    examples,
    arguments: command.registeredArguments.map((argument) => ({
      usage: argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
      description: argument.description,
      choices: argument.argChoices ?? [],
      standard: standardOf(argument.defaultValue),
    })),
    options: command.options.map(optionFacts),
  };
}

export const globalFacts = (): OptionFacts[] => globalOptions().map(optionFacts);

export const describeCommands = (catalogue: Catalogue): CommandFacts[] =>
  Object.entries(catalogue).flatMap(([name, entry]) =>
    isGroup(entry)
      ? Object.entries(entry.verbs).map(([verb, definition]) => factsOf(`${name} ${verb}`, definition))
      : [factsOf(name, entry)],
  );

/** For example `torpedo users show <user> [options]`. */
export function usageOf({ name, arguments: args, options }: CommandFacts): string {
  const parts = [
    'torpedo',
    name,
    ...args.map(({ usage }) => usage),
    ...(options.length > 0 ? ['[options]'] : []),
  ];
  return parts.join(' ');
}

/** The description with the possible values and the default. */
export function fullDescription({ description, choices, standard }: ArgumentFacts | OptionFacts): string {
  const additions = [
    ...(choices.length > 0 ? [choices.join(', ')] : []),
    ...(standard === undefined ? [] : [`${standard} unless given`]),
  ];
  return additions.length > 0 ? `${description} (${additions.join('; ')})` : description;
}
