import { ERROR_STATUS, type ErrorCode } from '../backend/src/platform/errors/catalogue.ts';
import { textsEn } from '../backend/src/platform/errors/texts.en.ts';
import type { Api } from './api-document.ts';

/** What a program does about it, by the status of the answer. */
const CURES: readonly (readonly [statuses: readonly number[], cure: string])[] = [
  [
    [400, 413, 415, 422, 426],
    'The call cannot work as it is. `VALIDATION_ERROR` says in `fields` what is wrong with each field.',
  ],
  [[401], 'The key or the session is missing, wrong or over. Get a new one.'],
  [[402], 'The wallet cannot pay. Nothing was charged: add money, then send the same order again.'],
  [[403], 'The key, the account or its permissions do not let this pass.'],
  [[404], 'It is not there, or belongs to somebody else.'],
  [
    [409],
    'Something is otherwise than the caller took it to be. Read the message and the facts, and decide anew.',
  ],
  [[429, 503], 'Wait for `Retry-After` where it is given, else some seconds. Then repeat the call.'],
  [
    [500, 502],
    'Repeat the call. With the same `Idempotency-Key`, where it takes one, nothing is done twice.',
  ],
];

interface ErrorSchema {
  properties?: Record<string, { enum?: string[] }>;
}

/** The fields that an error has beside `code` and `message`, by its code. */
function factsByCode(api: Api): Map<string, string[]> {
  const schemas = Object.entries(api.components.schemas as Record<string, ErrorSchema>);
  return new Map(
    schemas.flatMap(([name, { properties = {} }]) => {
      if (!name.endsWith('ErrorDto')) return [];
      const facts = Object.keys(properties).filter((field) => field !== 'code' && field !== 'message');
      return (properties['code']?.enum ?? []).map((code) => [code, facts] as const);
    }),
  );
}

const codesOf = (statuses: readonly number[]) =>
  (Object.keys(ERROR_STATUS) as ErrorCode[]).filter((code) => statuses.includes(ERROR_STATUS[code])).sort();

/** `{name}` of a text stands for a fact of the answer, `{name:number|numbers}` for a word that follows it. */
const readable = (text: string) =>
  text
    .replace(/\{\w+:[^|}]*\|([^}]*)\}/g, '$1')
    .replace(/\{(\w+)\}/g, '`$1`')
    .replace(/(?<![.?])$/, '.');

/** A chapter of the document's introduction: every code with its cause, its facts, and what to do about it. */
export function documentErrors(api: Api): void {
  const facts = factsByCode(api);
  const line = (code: ErrorCode) => {
    const beside = (facts.get(code) ?? []).map((field) => `\`${field}\``).join(', ');
    return `- \`${code}\` (${ERROR_STATUS[code]}): ${readable(textsEn[code])}${beside && ` Facts: ${beside}.`}`;
  };
  const parts = CURES.map(([statuses, cure]) =>
    [`### ${statuses.join(', ')}`, cure, codesOf(statuses).map(line).join('\n')].join('\n\n'),
  );
  api.info.description += `\n## Errors\n\n${parts.join('\n\n')}\n`;
}
