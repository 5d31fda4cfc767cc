import { Argument } from 'commander';
import { defineCommand, isGroup, type Catalogue, type Definition } from '../command/definition.js';
import { describeCommands, globalFacts, type CommandFacts, type OptionFacts } from './command-facts.js';

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The words for a place without fixed words: files, or the list of a command. */
type Source = 'files' | (typeof LISTS)[keyof typeof LISTS];

const LISTS = {
  settings: 'settings get --fields key',
  providers: 'providers list --fields code',
  gateways: 'gateways list --fields code',
  categories: 'categories list --all --fields code',
  countries: 'countries list --all --fields iso',
  profiles: 'profiles list --fields name',
} as const;

const SOURCES_OF_OPTIONS: readonly (readonly [RegExp, Source])[] = [
  [/ <(file|sheet)>$/, 'files'],
  [/^--provider /, LISTS.providers],
  [/^--gateway /, LISTS.gateways],
  [/^--category /, LISTS.categories],
  [/^--country <iso>/, LISTS.countries],
  [/^--profile /, LISTS.profiles],
];

const sourceOfOption = ({ flags, choices }: OptionFacts): Source | undefined =>
  choices.length > 0 ? undefined : SOURCES_OF_OPTIONS.find(([pattern]) => pattern.test(flags))?.[1];

/** The first argument of a command names an item of its group's list. */
function sourceOfArgument({ name, arguments: [first] }: CommandFacts): Source | undefined {
  const [group = '', verb] = name.split(' ');
  const isNamed = first !== undefined && /^[<[](key|code|iso|name)[>\]]$/.test(first.usage);
  return isNamed && verb !== 'create' && isList(group) ? LISTS[group] : undefined;
}

const isList = (group: string): group is keyof typeof LISTS => group in LISTS;

/** A person who types does not wait for a server that is away. The heading is left out, because it is not a choice. */
const listed = (source: string): string => `torpedo ${source} --timeout 2 2>/dev/null | tail -n +2`;

const groupsOf = (catalogue: Catalogue) =>
  Object.entries(catalogue).flatMap(([name, entry]) =>
    isGroup(entry) ? [{ name, verbs: Object.entries(entry.verbs) }] : [],
  );

interface Offer {
  path: string;
  values: readonly string[];
  source?: Source | undefined;
}

function offersAfter(catalogue: Catalogue, commands: readonly CommandFacts[]): Offer[] {
  return [
    { path: '', values: Object.keys(catalogue) },
    ...groupsOf(catalogue).map(({ name, verbs }) => ({ path: name, values: verbs.map(([verb]) => verb) })),
    ...commands.map((command) => ({
      path: command.name,
      values: [
        ...command.options.map(({ long }) => long),
        ...command.arguments.flatMap(({ choices }) => choices),
      ],
      source: sourceOfArgument(command),
    })),
  ];
}

function valuesAfter(commands: readonly CommandFacts[]): Offer[] {
  const ofCommands = commands.flatMap(({ name, options }) =>
    options.map((option) => ({
      path: `${name} ${option.long}`,
      values: option.choices,
      source: sourceOfOption(option),
    })),
  );
  return ofCommands.filter(({ values, source }) => values.length > 0 || source !== undefined);
}

const effectOf = ({ values, source }: Offer): string =>
  [`words=${quoted(values.join(' '))}`, ...(source ? [`source=${quoted(source)}`] : [])].join('; ');

const cases = (offers: readonly Offer[], indent: string): string =>
  offers.map((offer) => `${indent}${quoted(offer.path)}) ${effectOf(offer)} ;;`).join('\n');

const READ_PATH = `  for word in "\${before[@]}"; do
    if [ -n "$skipped" ]; then skipped=''; continue; fi
    case "$word" in
${globalFacts()
  .map(({ long }) => `      ${long}) skipped=yes ;;`)
  .join('\n')}
      -*) break ;;
      *) line="\${line:+$line }$word" ;;
    esac
  done`;

/** The script puts the choices into `words`, or sets `source` to `files`. */
function lookUp(catalogue: Catalogue): string {
  const commands = describeCommands(catalogue);
  const anywhere = globalFacts().map((option) => ({
    path: option.long,
    values: [],
    source: sourceOfOption(option),
  }));
  return `  case "$previous" in
${cases(anywhere, '    ')}
  esac
  [ -n "$source" ] || case "$line $previous" in
${cases(valuesAfter(commands), '    ')}
  esac
  if [ -z "$words$source" ]; then
    # Arguments follow the command: the longest command that the line begins with counts.
    while :; do
      case "$line" in
${cases(offersAfter(catalogue, commands), '        ')}
        *' '*) line="\${line% *}"; continue ;;
        *) words='' ;;
      esac
      break
    done
    case "$current" in
      -*) source=''; words="$words ${anywhere.map(({ path }) => path).join(' ')}" ;;
    esac
  fi
  case "$source" in
    ''|files) ;;
${Object.values(LISTS)
  .map((source) => `    ${quoted(source)}) words="$words $(${listed(source)})" ;;`)
  .join('\n')}
  esac`;
}

function forBash(catalogue: Catalogue): string {
  return `_torpedo() {
  local line='' words='' source='' skipped='' word
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local before=("\${COMP_WORDS[@]:1:COMP_CWORD-1}")
${READ_PATH}
${lookUp(catalogue)}
  if [ "$source" = files ]; then COMPREPLY=($(compgen -f -- "$current")); return; fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _torpedo torpedo`;
}

function forZsh(catalogue: Catalogue): string {
  return `#compdef torpedo
_torpedo() {
  local line='' words='' source='' skipped='' word previous current="$1"
  local -a before
  shift
  before=("\${(@)argv}")
  previous="\${before[-1]}"
${READ_PATH}
${lookUp(catalogue)}
  if [ "$source" = files ]; then _files; return; fi
  compadd -- \${=words}
}
_torpedo_line() { _torpedo "\${words[CURRENT]}" "\${(@)words[2,CURRENT-1]}" }
compdef _torpedo_line torpedo`;
}

/** The choices in fish: fixed words, the list of a command, or files. */
function valueInFish(choices: readonly string[], source: Source | undefined): string {
  if (choices.length > 0) return ` -f -a ${quoted(choices.join(' '))}`;
  if (source === undefined) return '';
  return source === 'files' ? ' -F' : ` -f -a ${quoted(`(${listed(source)})`)}`;
}

function optionInFish(option: OptionFacts): string {
  const { long, description, takesValue, choices } = option;
  const value = takesValue ? ` -r${valueInFish(choices, sourceOfOption(option))}` : '';
  return `-l ${long.slice(2)} -d ${quoted(description)}${value}`;
}

function forFish(catalogue: Catalogue): string {
  const commands = describeCommands(catalogue);
  const complete = (condition: string, rest: string) => `complete -c torpedo -n ${quoted(condition)} ${rest}`;
  const seen = (name: string) =>
    name
      .split(' ')
      .map((word) => `__fish_seen_subcommand_from ${word}`)
      .join('; and ');
  const entries = Object.entries(catalogue).map(([name, { summary }]) =>
    complete('__fish_use_subcommand', `-f -a ${name} -d ${quoted(summary)}`),
  );
  const verbs = groupsOf(catalogue).flatMap((group) => {
    const all = group.verbs.map(([name]) => name).join(' ');
    const condition = `${seen(group.name)}; and not __fish_seen_subcommand_from ${all}`;
    return group.verbs.map(([name, { summary }]) =>
      complete(condition, `-f -a ${name} -d ${quoted(summary)}`),
    );
  });
  const details = commands.flatMap(({ name, options, arguments: args }) => [
    ...options.map((option) => complete(seen(name), optionInFish(option))),
    ...args
      .filter(({ choices }) => choices.length > 0)
      .map(({ choices }) => complete(seen(name), `-f -a ${quoted(choices.join(' '))}`)),
  ]);
  const named = commands.flatMap((command) => {
    const source = sourceOfArgument(command);
    return source ? [complete(seen(command.name), valueInFish([], source).trim())] : [];
  });
  const everywhere = globalFacts().map((option) => `complete -c torpedo ${optionInFish(option)}`);
  return [...entries, ...verbs, ...details, ...named, ...everywhere].join('\n');
}

export const SHELLS = { bash: forBash, zsh: forZsh, fish: forFish } as const;

type Shell = keyof typeof SHELLS;

/** @param catalogue called only when the command runs, because this command is in the catalogue itself */
export function completionOf(catalogue: () => Catalogue): Definition {
  return defineCommand('Print what completes commands in a shell', {
    examples: [
      'eval "$(torpedo completion bash)"',
      'torpedo completion fish > ~/.config/fish/completions/torpedo.fish',
    ],
    build: (command) =>
      void command.addArgument(new Argument('<shell>', 'which shell').choices(Object.keys(SHELLS))),
    run: async ({ io }, [shell]: [Shell]) => io.data(SHELLS[shell](catalogue())),
  });
}
