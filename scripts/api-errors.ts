import { ERROR_STATUS, type ErrorCode } from '../backend/src/platform/errors/catalogue.ts';
import { textsEn } from '../backend/src/platform/errors/texts.en.ts';
import type { Api } from './api-document.ts';

/** What a program should do, by the status of the answer. */
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

/** What a program should do about codes for which the message and the text of their status do not help. */
const OWN_CURES: Readonly<Partial<Record<ErrorCode, string>>> = {
  INVALID_JSON: 'Send one JSON value in UTF-8.',
  PAYLOAD_TOO_LARGE: 'A body has at most 100 kB, a form at most a hundred fields.',
  UNSUPPORTED_MEDIA_TYPE: 'Send `Content-Type: application/json`, where the operation names no other.',
  FORBIDDEN: 'Ask an administrator for the permission that the operation names.',
  CSRF_REJECTED:
    'With the cookie each change needs `X-Requested-With: XMLHttpRequest` from our own site. Programs use a key.',
  IDEMPOTENCY_CONFLICT: 'Take a new key for another order, or send the first body again.',
  IDEMPOTENCY_IN_PROGRESS: 'Send the same call with the same key again; it gets the answer of the first.',
  UNAUTHENTICATED: 'Send the key in `X-API-Key`, or a session.',
  INVALID_API_KEY:
    'Look at the keys of the profile: it was revoked, mistyped, or went with a member of a team.',
  TEST_KEY_NOT_ALLOWED: 'Use a key without `test` for it.',
  KEY_BUDGET_EXCEEDED: 'Wait until `resets_at`, or give the key more in the profile.',
  KEY_BUDGET_CURRENCY: 'Set the budget of the key anew, in the currency in which the account buys.',
  TEAM_BUDGET_EXCEEDED: 'Wait for the next month, or ask the owner of the team for more.',
  TEAM_BUDGET_CURRENCY: 'Ask the owner of the team to set the budget anew.',
  NOT_A_MEMBER: 'Leave out `X-Account`, or accept an invitation of that account.',
  PASSWORD_CHANGE_REQUIRED: 'Sign in on the site and choose a password.',
  TWO_FACTOR_REQUIRED: 'Send `otp_code` with a code of the app.',
  REAUTHENTICATION_REQUIRED: 'Confirm the session with the password, then send the call again.',
  MINIMUM_AMOUNT: 'Ask for at least `minimum_cents`.',
  MAXIMUM_AMOUNT: 'Ask for at most `maximum_cents`.',
  INVALID_CPF:
    'Send the eleven digits of the payer in `payer.identification.number`. The check digits must be right.',
  GATEWAY_NOT_SUPPORTED: 'Leave `gateway` out, or take another one.',
  INSUFFICIENT_BALANCE: 'Add at least `missing`.',
  LIMIT_REACHED: 'Finish or cancel a number, or wait until one ends.',
  PRICE_CHANGED: 'Order again at the present price, or with a higher `max_price_cents`.',
  CURRENCY_CHANGED: 'Read the price again: the account buys in another currency now.',
  NO_COUNTRY_MATCHES: 'Name more countries, a higher price or a lower delivery rate in `preferences`.',
  PURCHASES_BLOCKED: 'Wait until `blocked_until`. With a debt, add money until it is paid.',
  INVALID_SERVICE: 'Take a code of `GET /api/v1/services`.',
  INVALID_COUNTRY: 'Take an ISO code or number of `GET /api/v1/countries`.',
  INVALID_QUANTITY: 'Ask for 1 to the `max_quantity` of `POST /api/v1/sms/validate-purchase`.',
  CANCEL_TOO_EARLY: 'Cancel from `cancel_available_at` of the number on.',
  SWAP_TOO_EARLY: 'Swap from `swap_available_at` of the number on.',
  CODE_RECEIVED: 'Read the code: it is paid.',
  ACTIVATION_CLOSED: 'The number has ended; its money is in the order. Buy another one.',
  ANOTHER_SMS_NOT_AVAILABLE: 'Ask while `can_get_another_sms` is true.',
  ACTIVATION_NOT_COMPLETED: 'Wait for a message first, or cancel.',
  WEBHOOK_DISABLED: 'Switch it on with `PATCH` and `disabled: false`.',
  DISPUTE_TOO_LATE: 'Write to the support with the number of the order.',
};

interface ErrorSchema {
  properties?: Record<string, { enum?: string[] }>;
}

/** The fields of an error besides `code` and `message`, by its code. */
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

/** In a text, `{name}` is a fact of the answer, and `{name:number|numbers}` a word that depends on it. */
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
    const cure = OWN_CURES[code] ? ` ${OWN_CURES[code]}` : '';
    return `- \`${code}\` (${ERROR_STATUS[code]}): ${readable(textsEn[code])}${cure}${beside && ` Facts: ${beside}.`}`;
  };
  const parts = CURES.map(([statuses, cure]) =>
    [`### ${statuses.join(', ')}`, cure, codesOf(statuses).map(line).join('\n')].join('\n\n'),
  );
  api.info.description += `\n## Errors\n\n${parts.join('\n\n')}\n`;
}
