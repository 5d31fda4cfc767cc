import type { FieldErrors } from '@tsoa/runtime';
import { isFieldTextKey, type FieldTextKey } from '../errors/index.js';

/** tsoa's validation texts are fixed English; the first pattern that fits names ours. */
const TSOA_MESSAGES: readonly (readonly [RegExp, FieldTextKey])[] = [
  [/^'.*' is required$/, 'required'],
  [/^invalid string/, 'not_text'],
  [/^invalid integer/, 'not_integer'],
  [/^invalid float/, 'not_number'],
  [/^invalid boolean/, 'not_boolean'],
  [/^minLength/, 'too_short'],
  [/^maxLength/, 'too_long'],
  [/^min \d/, 'too_small'],
  [/^max \d/, 'too_large'],
  [/^should be one of/, 'not_allowed'],
];

const EXCESS = /^"(.+)" is an excess property/;
const UNION = /^Could not match the union against any of the items\. Issues: (.+)$/s;
const NULL_ONLY = 'should be one of the following; [null]';

function textKey(message: string): FieldTextKey {
  if (isFieldTextKey(message)) return message;
  return TSOA_MESSAGES.find(([pattern]) => pattern.test(message))?.[1] ?? 'invalid';
}

/**
 * The client knows the field's path in what it sent: without the name that the controller gives to the body,
 * and with plain numbers for the places in a list.
 */
function clientPath(path: string): string {
  const [first, ...rest] = path.split('.');
  const own = rest.length > 0 && !rest[0]?.startsWith('$') ? rest : [first, ...rest];
  return own.map((part = '') => part.replace(/^\$/, '')).join('.');
}

/** Some checks name the unknown field in the path, others list several in the message. */
function excessPaths(path: string, names: string): string[] {
  return path.endsWith(`.${names}`) ? [path] : names.split(',').map((name) => `${path}.${name}`);
}

function isAboutNull(issues: FieldErrors): boolean {
  return Object.values(issues).every(({ message }) => message === NULL_ONLY);
}

/** What is wrong with a value that fits none of several types: told exactly where only one type could be meant. */
function unionFields(path: string, json: string): Record<string, string> {
  const alternatives = (JSON.parse(json) as FieldErrors[]).filter((issues) => !isAboutNull(issues));
  if (alternatives.length === 1) return fieldsByPath(alternatives[0] ?? {});
  const keys = new Set(alternatives.flatMap((issues) => Object.values(fieldsByPath(issues))));
  return { [path]: keys.size === 1 ? ([...keys][0] ?? 'invalid') : 'invalid' };
}

function fieldsByPath(errors: FieldErrors): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [path, { message }] of Object.entries(errors)) {
    const [, excess] = EXCESS.exec(message) ?? [];
    const [, union] = UNION.exec(message) ?? [];
    if (excess) for (const unknown of excessPaths(path, excess)) fields[unknown] = 'unknown_field';
    else if (union) Object.assign(fields, unionFields(path, union));
    else fields[path] = textKey(message);
  }
  return fields;
}

/** tsoa's field errors as text keys by the client's field path. */
export function validationFields(errors: FieldErrors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldsByPath(errors)).map(([path, key]) => [clientPath(path), key]),
  );
}
