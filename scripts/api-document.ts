import fs from 'node:fs';
import { parse, stringify } from 'yaml';
import { API_VERSION, BACK_OFFICE } from '../backend/src/platform/http/reference/api-parts.ts';
import { documentChapters } from './api-chapters.ts';
import { documentErrors } from './api-errors.ts';
import { documentExamples } from './api-examples.ts';
import { fromRoot } from './runtime/paths.mjs';
import { documentStaffActions } from './staff-actions.ts';

interface Answer {
  content?: Record<string, object>;
  headers?: Record<string, object>;
  description?: string;
}

export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: { name?: string }[];
  requestBody?: object;
  responses: Record<string, Answer>;
  security?: Record<string, string[]>[];
  'x-staff-action'?: { action: string; reason: string; recent_sign_in: boolean; trial: boolean };
}

export interface Api {
  info: { version: string; description: string };
  tags?: { name: string; description: string }[];
  'x-tagGroups'?: { name: string; tags: string[] }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, object>;
    securitySchemes: Record<string, object>;
    headers: Record<string, object>;
    examples: Record<string, object>;
  };
}

/** How the parts of an operation's id are written in its summary. */
const SPELLINGS = new Map(
  Object.entries({ api: 'API', csv: 'CSV', cpf: 'CPF', id: 'ID', pix: 'Pix', sms: 'SMS', vapid: 'VAPID' }),
);

const SHORT = 72;

/** The first sentence of the description where it is short, else the words of the id: `List my orders`. */
function summaryOf({ operationId, description = '' }: Operation): string {
  const [sentence = ''] = description.replace(/\s+/g, ' ').split(/[.:;](?:\s|$)/);
  if (sentence && sentence.length <= SHORT) return sentence;
  const text = operationId
    .split(/(?=[A-Z])/)
    .map((word) => word.toLowerCase())
    .map((word) => SPELLINGS.get(word) ?? word)
    .join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The credentials of each security scheme. Our own schemes say who is admitted, which other tools cannot read. */
const CREDENTIALS = {
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'torpedo_session',
    description:
      'The session cookie that a sign-in sets, on https as `__Host-torpedo_session`. Calls that change something also need `X-Requested-With: XMLHttpRequest`.',
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The `access_token` that a sign-in answers, as `Authorization: Bearer …`.',
  },
  api_key: {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-Key',
    description:
      'A personal API key, made in the profile. One of scope `read` answers 403 `API_KEY_SCOPE` to every call that changes something; operations that do not name this way in answer 403 `API_KEY_NOT_ALLOWED` to any key.',
  },
};

const TAKEN_BY: Record<string, (keyof typeof CREDENTIALS)[]> = {
  // Tools offer the first one.
  account: ['api_key', 'bearer', 'cookie'],
  session: ['cookie', 'bearer'],
  staff: ['cookie', 'bearer'],
};

/** What members of a team may call, by the scopes of the server's controllers. */
const FOR_MEMBERS: Record<string, string> = {
  buyers: "The account of a team, for a member who may buy; without it, the caller's own.",
  viewers: "The account of a team, for any member; without it, the caller's own.",
};

function documentCredentials(api: Api): void {
  api.components.securitySchemes = CREDENTIALS;
  for (const operation of operationsOf(api)) {
    const [ours] = operation.security ?? [];
    const [scheme, scopes = []] = Object.entries(ours ?? {})[0] ?? [];
    if (!scheme) continue;
    const permissions = scopes.filter((scope) => !(scope in FOR_MEMBERS));
    for (const description of scopes.flatMap((scope) => FOR_MEMBERS[scope] ?? [])) {
      const header = { in: 'header', name: 'X-Account', description, required: false, schema: text };
      operation.parameters = [...(operation.parameters ?? []), header];
    }
    operation.security = (TAKEN_BY[scheme] ?? []).map((credential) => ({ [credential]: [] }));
    if (permissions.length > 0) Object.assign(operation, { 'x-permissions': permissions });
  }
}

const operationsOf = (api: Api) => Object.values(api.paths).flatMap((path) => Object.values(path));

const isObject = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

function* objectsIn(node: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(node)) for (const each of node) yield* objectsIn(each);
  if (!isObject(node)) return;
  yield node;
  for (const each of Object.values(node)) yield* objectsIn(each);
}

const SCHEMAS = '#/components/schemas/';

/** Writes the rules of text and number types other than `…Dto` where they are used: only our code knows such types. */
function inlineOwnTypes(api: Api): void {
  const { schemas } = api.components;
  for (const node of objectsIn(api)) {
    const { $ref: reference, ...beside } = node;
    const schema = schemas[String(reference).replace(SCHEMAS, '')];
    if (!schema || 'properties' in schema || 'enum' in schema || String(reference).endsWith('Dto')) continue;
    delete node['$ref'];
    Object.assign(node, structuredClone(schema), beside);
  }
}

/** Tools ignore everything beside a `$ref`, and `nullable` counts only beside a `type`. */
function wrapReferences(api: Api): void {
  for (const node of objectsIn(api)) {
    const { $ref: reference } = node;
    if (typeof reference === 'string' && Object.keys(node).length > 1) {
      delete node['$ref'];
      node['allOf'] = [{ $ref: reference }];
    }
    const [only] = Array.isArray(node['allOf']) ? (node['allOf'] as unknown[]) : [];
    if (node['nullable'] !== true || node['type'] !== undefined) continue;
    if (isObject(only)) {
      const schema = api.components.schemas[String(only['$ref']).replace(SCHEMAS, '')];
      if (isObject(schema)) node['type'] = schema['type'];
    } else if (Array.isArray(node['anyOf'])) {
      delete node['nullable'];
      node['anyOf'] = (node['anyOf'] as object[]).map((each) => ({ ...each, nullable: true }));
    }
  }
}

const text = { type: 'string' };

const HEADERS = {
  'RateLimit-Policy': {
    description:
      'How much one address may ask: `"address";q=3000;w=60` is 3,000 calls in 60 seconds. A cancel that counts adds `"cancels";q=5;w=1200`: five of one product in 20 minutes pause purchases.',
    schema: text,
  },
  RateLimit: {
    description:
      'What is left of it: `"address";r=2987;t=41` is 2,987 calls in the next 41 seconds. A cancel that counts adds `"cancels";r=3`.',
    schema: text,
  },
  'Retry-After': {
    description: 'With 429, and with 503 where it is known: whole seconds until the next try.',
    schema: { type: 'integer' },
  },
  ETag: { description: 'Names this state of the list, for `If-None-Match`.', schema: text },
  'X-Total-Count': {
    description: 'How many rows match: counted to 10,000, above that estimated.',
    schema: { type: 'integer' },
  },
  'X-Total-Count-Estimated': {
    description: '`true` where the total is estimated, else missing.',
    schema: { type: 'string', enum: ['true'] },
  },
  'X-Next-Cursor': { description: 'The cursor of the next page; missing on the last one.', schema: text },
};

const headers = (...names: (keyof typeof HEADERS)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** The parameters of every list from the server's `platform/http/list.ts`, and of nothing else. */
const LIST_PARAMETERS = ['page', 'per_page', 'cursor', 'format'];

/** The lists that clients may keep: `revalidatedLists` in the server's `platform/http/api-paths.ts`. */
const KEPT_LISTS = ['listCountries', 'listServices'];

const IF_NONE_MATCH = {
  in: 'header',
  name: 'If-None-Match',
  description: 'The `ETag` of the list that the caller keeps.',
  required: false,
  schema: text,
};

function documentHeaders(api: Api): void {
  api.components.headers = HEADERS;
  for (const [path, operations] of Object.entries(api.paths)) {
    if (path.startsWith('/api/v1/webhooks/')) continue;
    for (const { responses } of Object.values(operations)) {
      for (const [status, answer] of Object.entries(responses)) {
        if (status.startsWith('2')) answer.headers = headers('RateLimit-Policy', 'RateLimit');
        if (status === '429') answer.headers = headers('RateLimit-Policy', 'RateLimit', 'Retry-After');
        if (status === 'default') answer.headers = headers('Retry-After');
      }
    }
  }
  for (const operation of operationsOf(api)) {
    const list = operation.responses['200'];
    if (!KEPT_LISTS.includes(operation.operationId) || !list) continue;
    operation.parameters = [...(operation.parameters ?? []), IF_NONE_MATCH];
    Object.assign((list.headers ??= {}), headers('ETag'));
    operation.responses['304'] = {
      description: 'Unchanged since that `ETag`; without a body',
      headers: headers('ETag', 'RateLimit-Policy', 'RateLimit'),
    };
  }
  for (const { parameters = [], responses } of operationsOf(api)) {
    const page = responses['200'];
    if (!page || !LIST_PARAMETERS.every((name) => parameters.some((each) => each.name === name))) continue;
    if (page.description === 'Ok')
      page.description = 'The page; with `format=csv` the whole list as text/csv';
    Object.assign(
      (page.headers ??= {}),
      headers('X-Total-Count', 'X-Total-Count-Estimated', 'X-Next-Cursor'),
    );
  }
}

const refused = () => ({ 'application/json': { schema: { $ref: `${SCHEMAS}ErrorDto` } } });

const refusal = (description: string) => ({ description, content: refused() });

/** Adds the refusals that follow from the input of an operation. Controllers name only special ones, which stay. */
function documentRefusals(api: Api): void {
  for (const [path, operations] of Object.entries(api.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const { security = [], parameters = [], requestBody, responses } = operation;
      const [scheme] = Object.keys(security[0] ?? {});
      const usual = {
        ...(scheme && { 401: 'Not signed in' }),
        ...(scheme === 'staff' && { 403: '`FORBIDDEN`: the role does not allow it' }),
        ...(scheme === 'account' && method !== 'get' && { 403: '`API_KEY_SCOPE`: the key only reads' }),
        ...(path.includes('{') && { 404: 'What the path names does not exist' }),
        ...((parameters.length > 0 || requestBody) && {
          422: '`VALIDATION_ERROR`: `fields` says what is wrong',
        }),
        429: 'Too many requests; `Retry-After` says when to come back',
        default: 'Any other refusal, in the documented shape',
      };
      for (const [status, answer] of Object.entries(responses)) {
        if (Number(status) >= 400) answer.content ??= refused();
      }
      if (operation['x-staff-action']?.recent_sign_in)
        responses[403] ??= refusal('`REAUTHENTICATION_REQUIRED`: the sign-in is too long ago');
      for (const status of [401, 403] as const) {
        const special = responses[status];
        if (special && usual[status]) special.description = `${usual[status]}; ${special.description}`;
      }
      for (const [status, description] of Object.entries(usual)) responses[status] ??= refusal(description);
    }
  }
}

function documentIdempotencyKeys(api: Api): void {
  for (const { parameters = [] } of operationsOf(api)) {
    for (const parameter of parameters) {
      if ('name' in parameter && parameter.name === 'Idempotency-Key')
        Object.assign(parameter, { example: 'order-1042' });
    }
  }
}

/** The maximum is a setting, so the server refuses a higher number with its own code, `INVALID_QUANTITY`. */
const QUANTITY = {
  type: 'integer',
  minimum: 1,
  description:
    'How many numbers: at most `limits.max_quantity` of `GET /api/v1/app`, 2 where nothing else is set.',
  example: 1,
};

function documentQuantities(api: Api): void {
  for (const name of ['PurchaseRequestDto', 'ValidatePurchaseRequestDto']) {
    const { properties } = api.components.schemas[name] as { properties: Record<string, object> };
    properties['quantity'] = QUANTITY;
  }
}

/** Removes schemas that nothing names: queries are written out as single parameters. */
function dropUnnamedSchemas(api: Api): void {
  for (;;) {
    const named = new Set([...objectsIn(api)].map(({ $ref: reference }) => reference));
    const unnamed = Object.keys(api.components.schemas).filter((name) => !named.has(`${SCHEMAS}${name}`));
    if (unnamed.length === 0) return;
    for (const name of unnamed) delete api.components.schemas[name];
  }
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** The record with its keys ordered by rank; keys of equal rank are ordered by name. */
const sorted = <Value>(record: Record<string, Value>, rank: (key: string) => number = () => 0) =>
  Object.fromEntries(
    Object.entries(record).sort(([one], [other]) => rank(one) - rank(other) || (one < other ? -1 : 1)),
  );

/** Orders paths and schemas, because tsoa uses the order of the imports. The customers' chapters come before the back-office. */
export function sortDocument(file: string): void {
  const api = parse(fs.readFileSync(file, 'utf8')) as Api;
  api.components.schemas = sorted(api.components.schemas);
  api.paths = sorted(api.paths, (path) => Number(path.startsWith(BACK_OFFICE)));
  for (const [path, operations] of Object.entries(api.paths))
    api.paths[path] = sorted(operations, (method) => METHODS.indexOf(method));
  fs.writeFileSync(file, stringify(api));
}

export function completeDocument(file: string): void {
  const api = parse(fs.readFileSync(file, 'utf8')) as Api;
  documentStaffActions(api);
  for (const operation of operationsOf(api)) operation.summary = summaryOf(operation);
  api.info.version = API_VERSION;
  api.info.description = fs.readFileSync(fromRoot('scripts/api-description.md'), 'utf8');
  api.info.description += fs.readFileSync(fromRoot('scripts/api-changes.md'), 'utf8');
  documentErrors(api);
  documentChapters(api);
  documentRefusals(api);
  documentCredentials(api);
  documentHeaders(api);
  documentIdempotencyKeys(api);
  documentQuantities(api);
  inlineOwnTypes(api);
  wrapReferences(api);
  dropUnnamedSchemas(api);
  documentExamples(api);
  fs.writeFileSync(file, stringify(api));
}
