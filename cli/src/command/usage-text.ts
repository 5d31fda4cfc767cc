const REWRITTEN: readonly (readonly [RegExp, string])[] = [
  [/^option '(\S+)[^']*' argument '(.*)' is invalid\. (.*)$/s, '$1 cannot be “$2”. $3'],
  [/^command-argument value '(.*)' is invalid for argument '(.*)'\. (.*)$/s, '<$2> cannot be “$1”. $3'],
  [/Allowed choices are /, 'It is one of '],
  [/^option '(\S+)[^']*' argument missing$/, '$1 needs a value.'],
  [/^missing required argument '(.*)'$/, '<$1> is missing.'],
  [/^unknown option '(.*)'/, 'There is no option $1.'],
  [/^unknown command '(.*)'/, 'There is no command $1.'],
  [/^option '(\S+)[^']*' cannot be used with option '(\S+)[^']*'$/, '$1 cannot be used with $2.'],
];

/** What commander says of wrong usage, in sentences like ours. */
export function usageText(message: string): string {
  return REWRITTEN.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    message.trim().replace(/^error: /, ''),
  );
}
