import type { FieldErrors } from 'tsoa';
import { isFieldTextKey, type FieldTextKey } from '../errors/index.js';

/** tsoa's validation texts are fixed English; the first pattern that fits names ours. */
const TSOA_MESSAGES: readonly (readonly [RegExp, FieldTextKey])[] = [
  [/is required/i, 'required'],
  [/excess property/i, 'unknown_field'],
  [/invalid string/i, 'not_text'],
  [/invalid integer/i, 'not_integer'],
  [/invalid (float|number|double|long)/i, 'not_number'],
  [/invalid boolean/i, 'not_boolean'],
  [/minLength/i, 'too_short'],
  [/maxLength/i, 'too_long'],
  [/^min|minimum/i, 'too_small'],
  [/^max|maximum/i, 'too_large'],
  [/should be one of/i, 'not_allowed'],
];

function textKey(message: string): FieldTextKey {
  if (isFieldTextKey(message)) return message;
  return TSOA_MESSAGES.find(([pattern]) => pattern.test(message))?.[1] ?? 'invalid';
}

/** tsoa names where a value stood (`body`, `requestBody`); the client only knows the field's own path. */
function clientPath(path: string): string {
  return path.replace(/^(body|requestBody|request)\./, '');
}

function excessFields(message: string): string[] {
  return [...message.matchAll(/"([^"]+)" is an excess property/g)].map(([, name]) => name ?? '');
}

/** tsoa's field errors as text keys by the client's field path. */
export function validationFields(errors: FieldErrors): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [path, { message }] of Object.entries(errors)) {
    const excess = excessFields(message);
    for (const name of excess) fields[clientPath(`${path}.${name}`)] = 'unknown_field';
    if (excess.length === 0) fields[clientPath(path)] = textKey(message);
  }
  return fields;
}
