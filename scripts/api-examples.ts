import { ERROR_STATUS } from '../backend/src/platform/errors/catalogue.ts';
import { FIELD_TEXTS } from '../backend/src/platform/errors/field-texts.ts';
import { textsEn } from '../backend/src/platform/errors/texts.en.ts';
import type { Api, Operation } from './api-document.ts';
import { CODES_OF_STATUS, REFUSAL_CODES, REFUSAL_FACTS } from './api-refusals.ts';
import { ANSWERS, BODIES, COST_CENTS, IDS, MOMENTS, NAMES, PRICE_CENTS, SCENES, TEXTS } from './api-story.ts';

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  default?: unknown;
  example?: unknown;
  minimum?: number;
  nullable?: boolean;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: unknown;
}

type Example = Record<string, unknown>;

const NUMBERS: [RegExp, number][] = [
  [/^number_id$/, 104_882],
  [/below_cost$/, 0],
  [/^own_price$/, 1],
  [/^delivery_percent$/, 94],
  [/_percent$/, 75],
  [/_rate$|^margin$/, 0.94],
  [/_micros$/, PRICE_CENTS * 1_000],
  [/balance(_after)?_cents$/, 2_500 - PRICE_CENTS],
  [/^cost_cents$/, COST_CENTS],
  [/^margin(_after)?_cents$/, PRICE_CENTS - COST_CENTS],
  [/_cents$/, PRICE_CENTS],
  [/_seconds$|_in$|_ms$/, 60],
  [/^offset$/, 0],
  [/balance$/, 20.61],
  [/(price|cost|amount|missing)$/, PRICE_CENTS / 100],
];

const isExample = (value: unknown): value is Example =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The example with the values of the story; a value that is undefined there is left out. */
function withStory(example: unknown, story: object | undefined): unknown {
  if (!story || !isExample(example)) return example;
  const merged: Example = { ...example };
  for (const [field, value] of Object.entries(story) as [string, unknown][])
    merged[field] = isExample(value) ? withStory(merged[field] ?? {}, value) : value;
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined));
}

const fitting = (table: readonly [RegExp, string][], subject: string) =>
  table.find(([pattern]) => pattern.test(subject))?.[1];

/** @param around the fields and schemas around the text; its own field is the last */
function textOf(around: readonly string[], { format }: Schema): string {
  const name = around.at(-1) ?? '';
  const subject = around.at(-2) ?? '';
  if (format === 'date') return TEXTS['day'] ?? '';
  if (format === 'uuid' || /^ids?$/.test(name)) return fitting(IDS, subject) ?? '';
  if (/_id$|Id$/.test(name)) return fitting(IDS, name) ?? '';
  if (name === 'name') return fitting(NAMES, subject) ?? '';
  if (name === 'code' && /sms|message/i.test(subject)) return TEXTS['sms_code'] ?? '';
  if (name === 'text' || (name === 'message' && /sms/i.test(subject))) return TEXTS['sms_text'] ?? '';
  return (
    TEXTS[name] ??
    fitting(MOMENTS, name) ??
    (/_?email$/.test(name) ? 'maria@example.com' : undefined) ??
    (/_ur[il]|^url$/.test(name) ? 'https://torpedo.example/' : undefined) ??
    (/_name$/.test(name) ? fitting(NAMES, name) : undefined) ??
    name.replaceAll('_', ' ')
  );
}

function numberOf(name: string, { type, minimum = 0 }: Schema): number {
  const value = NUMBERS.find(([ending]) => ending.test(name))?.[1] ?? 1;
  return Math.max(type === 'integer' ? Math.ceil(value) : value, minimum);
}

const nameOf = (reference: string) => reference.replace(/^.*\//, '');

type Fields = 'all' | 'required';

function createExamples({ components: { schemas } }: Api) {
  /** @param around names of the fields and schemas around it: a schema that contains itself ends there */
  function exampleOf(schema: Schema, around: readonly string[], fields: Fields): unknown {
    if (schema.$ref) {
      const called = nameOf(schema.$ref);
      if (around.includes(called)) return undefined;
      if (fields === 'required' && BODIES[called] !== undefined) return BODIES[called];
      const name = around.at(-1) ?? '';
      const referred = schemas[called] as Schema;
      const isWhole = referred.properties ?? referred.allOf ?? referred.anyOf;
      const inside = isWhole ? [...around, called] : [...around.slice(0, -1), called, name];
      return withStory(exampleOf(referred, inside, fields), SCENES[called]);
    }
    if (schema.example !== undefined) return schema.example;
    if (schema.default !== undefined) return schema.default;
    if (schema.enum) return schema.enum[0];
    if (schema.allOf) {
      const parts = schema.allOf.map((part) => exampleOf(part, around, fields));
      return parts.length === 1 ? parts[0] : Object.assign({}, ...parts);
    }
    const [option] = schema.anyOf ?? schema.oneOf ?? [];
    if (option) return exampleOf(option, around, fields);
    if (schema.type === 'array') return [exampleOf(schema.items ?? {}, around, fields)].filter(isKnown);
    if (schema.type === 'boolean') return true;
    if (schema.type === 'number' || schema.type === 'integer') return numberOf(around.at(-1) ?? '', schema);
    if (schema.type === 'string') return isNothing(schema, around.at(-1)) ? null : textOf(around, schema);
    const { properties = {}, required = [] } = schema;
    const isShown = (field: string) =>
      fields === 'all' || required.length === 0 || required.includes(field) || field === 'reason';
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([field]) => isShown(field))
        .map(([field, each]) => [field, exampleOf(each, [...around, field], fields)])
        .filter(([, value]) => isKnown(value)),
    );
  }
  return exampleOf;
}

/** Fields that are empty in the story: there is no next page, and nothing went wrong. */
const isNothing = ({ nullable }: Schema, name = '') =>
  nullable === true && /cursor$|failure|error|problem$|obstacle$/.test(name);

const isKnown = (value: unknown) => value !== undefined;

/** A place for a fact: `{name}`, or `{name:number|numbers}`. */
const GAP = /\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g;

function codeOf({ operationId }: Operation, status: string, description = ''): string | undefined {
  const named = description.match(/\b[A-Z][A-Z_]{4,}\b/g) ?? [];
  const known: Record<string, number> = ERROR_STATUS;
  return (
    REFUSAL_CODES[`${operationId} ${status}`] ??
    named.find((code) => known[code] === Number(status)) ??
    CODES_OF_STATUS[status]
  );
}

/** Gives an example to each body without one, made from its schema and the story, so that it agrees with both. */
export function documentExamples(api: Api): void {
  const exampleOf = createExamples(api);
  const { schemas } = api.components;
  const details = (schemas['ErrorDetailDto'] as Schema).anyOf ?? [];

  /** The schema of a refusal: the one whose codes contain its code, else the plain one. */
  function refusal(operation: Operation, status: string, description?: string): Media {
    const code = codeOf(operation, status, description);
    if (code === undefined) return {};
    const shape = details.find(({ $ref = '' }) =>
      (schemas[nameOf($ref)] as Schema).properties?.['code']?.enum?.includes(code),
    );
    const facts = withStory(shape ? exampleOf(shape, [], 'required') : {}, REFUSAL_FACTS[code]) as Example;
    const texts: Record<string, string> = textsEn;
    const message = (texts[code] ?? '').replace(GAP, (_, name: string, one?: string, other?: string) =>
      one === undefined ? String(facts[name]) : String(facts[name] === 1 ? one : other),
    );
    if (code === 'VALIDATION_ERROR')
      return { example: { detail: { ...facts, message, code, fields: missingField(operation) } } };
    api.components.examples[code] ??= { value: { detail: { ...facts, message, code } } };
    return { examples: { [code]: { $ref: `#/components/examples/${code}` } } };
  }

  function missingField({ requestBody, parameters = [] }: Operation): Record<string, string> {
    const [media] = Object.values((requestBody as { content?: Record<string, Media> })?.content ?? {});
    const body: Schema | undefined = schemas[nameOf(media?.schema?.$ref ?? '')];
    const field = body?.required?.[0] ?? Object.keys(body?.properties ?? {})[0] ?? parameters[0]?.name;
    return { [field ?? 'id']: FIELD_TEXTS.required.en };
  }

  function give(content: Record<string, object>, make: (schema: Schema) => Media): void {
    for (const media of Object.values(content) as Media[]) {
      const { schema, example, examples } = media;
      if (schema && example === undefined && !examples) Object.assign(media, make(schema));
    }
  }

  for (const operation of Object.values(api.paths).flatMap((path) => Object.values(path))) {
    const { operationId, requestBody, responses } = operation;
    const { content: sent = {} } = (requestBody ?? {}) as { content?: Record<string, object> };
    give(sent, (schema) => ({ example: exampleOf(schema, [], 'required') }));
    for (const [status, { content = {}, description }] of Object.entries(responses)) {
      const story = ANSWERS[`${operationId} ${status}`] ?? ANSWERS[operationId];
      if (/^[12]/.test(status))
        give(content, (schema) => ({ example: withStory(exampleOf(schema, [], 'all'), story) }));
      else give(content, () => refusal(operation, status, description));
    }
  }
}
