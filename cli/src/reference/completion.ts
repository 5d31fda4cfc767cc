import { isGroup, type Catalogue } from '../command/definition.js';
import type { CommandFacts } from './command-facts.js';

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Words that may come next, by the words of commands before them. */
function wordsAfter(
  catalogue: Catalogue,
  commands: readonly CommandFacts[],
): [path: string, words: string[]][] {
  const groups = catalogue.filter(isGroup);
  return [
    ['', catalogue.map(({ name }) => name)],
    ...groups.map(({ name, commands: leaves }): [string, string[]] => [
      name,
      leaves.map((leaf) => leaf.name),
    ]),
    ...commands.map(({ name, options, arguments: args }): [string, string[]] => [
      name,
      [...options.map(({ long }) => long), ...args.flatMap(({ choices }) => choices)],
    ]),
  ];
}

/** Words that may follow an option. */
function valuesAfter(commands: readonly CommandFacts[]): [path: string, words: readonly string[]][] {
  return commands.flatMap(({ name, options }) =>
    options
      .filter(({ choices }) => choices.length > 0)
      .map(({ long, choices }): [string, readonly string[]] => [`${name} ${long}`, choices]),
  );
}

const cases = (table: readonly (readonly [string, readonly string[]])[], indent: string): string =>
  table.map(([path, words]) => `${indent}${quoted(path)}) words=${quoted(words.join(' '))} ;;`).join('\n');

/** The words of commands on the line, for bash and zsh alike. */
const READ_PATH = `  for word in "\${before[@]}"; do
    case "$word" in
      -*) break ;;
      *) line="\${line:+$line }$word" ;;
    esac
  done`;

function lookUp(catalogue: Catalogue, commands: readonly CommandFacts[]): string {
  return `  case "$line $previous" in
${cases(valuesAfter(commands), '    ')}
  esac
  if [ -z "$words" ]; then
    # Arguments follow the command: the longest command that the line begins with counts.
    while :; do
      case "$line" in
${cases(wordsAfter(catalogue, commands), '        ')}
        *' '*) line="\${line% *}"; continue ;;
        *) words='' ;;
      esac
      break
    done
  fi`;
}

function forBash(catalogue: Catalogue, commands: readonly CommandFacts[]): string {
  return `_torpedo() {
  local line='' words='' word
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local before=("\${COMP_WORDS[@]:1:COMP_CWORD-1}")
${READ_PATH}
${lookUp(catalogue, commands)}
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _torpedo torpedo`;
}

function forZsh(catalogue: Catalogue, commands: readonly CommandFacts[]): string {
  return `#compdef torpedo
_torpedo() {
  local line='' words='' word previous
  local -a before
  before=("\${(@)argv}")
  previous="\${before[-1]}"
${READ_PATH}
${lookUp(catalogue, commands)}
  compadd -- \${=words}
}
_torpedo_line() { _torpedo "\${(@)words[2,CURRENT-1]}" }
compdef _torpedo_line torpedo`;
}

function forFish(catalogue: Catalogue, commands: readonly CommandFacts[]): string {
  const complete = (condition: string, rest: string) => `complete -c torpedo -n ${quoted(condition)} ${rest}`;
  const seen = (name: string) =>
    name
      .split(' ')
      .map((word) => `__fish_seen_subcommand_from ${word}`)
      .join('; and ');
  const entries = catalogue.flatMap((entry) => [
    complete('__fish_use_subcommand', `-f -a ${entry.name} -d ${quoted(entry.summary)}`),
    ...(isGroup(entry) ? entry.commands : []).map(({ name, summary }) => {
      const others = isGroup(entry) ? entry.commands.map((leaf) => leaf.name).join(' ') : '';
      const condition = `${seen(entry.name)}; and not __fish_seen_subcommand_from ${others}`;
      return complete(condition, `-f -a ${name} -d ${quoted(summary)}`);
    }),
  ]);
  const details = commands.flatMap(({ name, options, arguments: args }) => [
    ...options.map(({ long, description, takesValue, choices }) => {
      const value = takesValue ? ` -r${choices.length > 0 ? ` -f -a ${quoted(choices.join(' '))}` : ''}` : '';
      return complete(seen(name), `-l ${long.slice(2)} -d ${quoted(description)}${value}`);
    }),
    ...args
      .filter(({ choices }) => choices.length > 0)
      .map(({ choices }) => complete(seen(name), `-f -a ${quoted(choices.join(' '))}`)),
  ]);
  return [...entries, ...details].join('\n');
}

export const SHELLS = { bash: forBash, zsh: forZsh, fish: forFish } as const;

export type Shell = keyof typeof SHELLS;
