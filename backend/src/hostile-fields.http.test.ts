import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ACCESS_RULES } from './testing/access/access-rules.js';
import { AccessWorld, type People } from './testing/access/access-world.js';
import { documentedRoutes } from './testing/documented-answers.js';

interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  allOf?: Schema[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  nullable?: boolean;
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  default?: unknown;
}

interface Api {
  components: { schemas: Record<string, Schema> };
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string; in: string }[];
        requestBody?: { content: Record<string, { schema: Schema }> };
      }
    >
  >;
}

const API = parse(readFileSync(path.resolve(import.meta.dirname, '../../openapi.yaml'), 'utf8')) as Api;

/** The schema with its references replaced; of several alternatives, the first one. */
function resolved(schema: Schema): Schema {
  if (schema.$ref) return resolved(API.components.schemas[schema.$ref.split('/').at(-1)!]!);
  const [first] = schema.allOf ?? schema.anyOf ?? [];
  return first ? { ...resolved(first), ...(schema.nullable && { nullable: true }) } : schema;
}

/** A value that the schema allows, so that the validation of other fields does not hide the tested one. */
function sampleOf(unresolved: Schema): unknown {
  const schema = resolved(unresolved);
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [name, sampleOf(field)]),
      );
    case 'array':
      return [sampleOf(schema.items ?? {})];
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    default:
      return 'text'.padEnd(schema.minLength ?? 0, 'x');
  }
}

/** The paths of all fields of a body, such as `profile.cpf`. */
function fieldsOf(unresolved: Schema, parents: readonly string[] = []): string[][] {
  const { properties = {} } = resolved(unresolved);
  return Object.entries(properties).flatMap(([name, field]) => [
    [...parents, name],
    ...fieldsOf(field, [...parents, name]),
  ]);
}

function schemaAt(root: Schema, field: readonly string[]): Schema {
  return field.reduce((schema, name) => resolved(schema).properties![name]!, root);
}

function replaced(body: unknown, [name = '', ...rest]: readonly string[], value: unknown): object {
  const fields = { ...(body as Record<string, unknown>) };
  fields[name] = rest.length === 0 ? value : replaced(fields[name], rest, value);
  return fields;
}

const NESTED = 1_000;
const deep = JSON.parse('['.repeat(NESTED) + ']'.repeat(NESTED)) as unknown;

/** The values that are put into a field, and whether its type may allow each. */
function hostileValues(unresolved: Schema): { value: unknown; mayPass: boolean }[] {
  const schema = resolved(unresolved);
  const isObject = schema.type === 'object' || schema.type === undefined;
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  const isFreeText = schema.type === 'string' && !schema.enum;
  return [
    { value: { toString: 1 }, mayPass: false },
    { value: { valueOf: 1, toString: 'x' }, mayPass: false },
    { value: [sampleOf(schema)], mayPass: schema.type === 'array' || schema.type === undefined },
    { value: null, mayPass: true },
    { value: 7, mayPass: isNumber || isObject || schema.nullable === true },
    { value: 'a\u0000b', mayPass: false },
    { value: 'a\ud800b', mayPass: false },
    { value: '\u202e<img src=x onerror=alert(1)>', mayPass: isFreeText },
    { value: deep, mayPass: false },
  ];
}

const ROUTES = documentedRoutes().map(({ method, template }) => {
  const { parameters = [], requestBody } = API.paths[template]![method.toLowerCase()]!;
  const body = requestBody?.content['application/json']?.schema;
  return { method, template, parameters, body };
});

let world: AccessWorld;
let people: People;

beforeAll(async () => {
  world = await AccessWorld.open();
  people = await world.people();
});
afterAll(() => world.close());

/** Calls an operation as a person whom it admits, who signs in again when a call has ended the session. */
function callerOf(method: string, template: string) {
  const rule = ACCESS_RULES[`${method} ${template}`]!;
  const caller = rule.to === 'ADMIN' || rule.to === 'staff' ? 'an ADMIN' : 'the owner';
  let named: string | undefined;
  return async ({ query = '', id, body }: { query?: string; id?: string; body?: unknown }) => {
    named ??= rule.names ? await world.make(rule.names, people) : people.owner.userId;
    const known: Record<string, string> = { currency: 'BRL', provider: 'primary' };
    const address = template.replace(/\{(\w+)\}/g, (_whole, name: string) =>
      encodeURIComponent(id ?? known[name] ?? named ?? ''),
    );
    const { status } = await world.call(method, address + query, {
      ...(method !== 'GET' && { body }),
      headers: { 'x-requested-with': 'XMLHttpRequest', ...people.headers[caller] },
    });
    if (status < 400 && (rule.endsSession || rule.endsOthersSessions)) {
      people = await world.people();
      named = undefined;
    }
    return status;
  };
}

describe('a field of the body with something else in it is refused and never breaks the server', () => {
  it.each(ROUTES.filter(({ body }) => body).map((route) => [route.method, route.template, route.body!]))(
    '%s %s',
    async (method, template, schema) => {
      const isNotification = template.startsWith('/api/v1/webhooks/');
      const sample = sampleOf(schema);
      const call = callerOf(method, template);
      const wrong: string[] = [];
      for (const field of fieldsOf(schema)) {
        for (const { value, mayPass } of hostileValues(schemaAt(schema, field))) {
          const status = await call({ body: replaced(sample, field, value) });
          const isRefused = status >= 400 && status < 500;
          if (isRefused || (status < 400 && (mayPass || isNotification))) continue;
          wrong.push(`${field.join('.')}: ${JSON.stringify(value).slice(0, 40)} → ${status}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});

describe('a parameter with something else in it never breaks the server', () => {
  const withParameters = ROUTES.filter(({ parameters }) => parameters.length > 0);
  it.each(withParameters.map((route) => [route.method, route.template, route.parameters]))(
    '%s %s',
    async (method, template, parameters) => {
      const call = callerOf(method, template);
      const wrong: string[] = [];
      for (const { name, in: place } of parameters) {
        for (const value of [
          '{"toString":1}',
          '',
          '\u0000',
          '9'.repeat(400),
          '-1',
          '1e400',
          '%',
          '[object Object]',
        ]) {
          const query = place === 'query' ? `?${name}=${encodeURIComponent(value)}` : '';
          const status = await call({ query, body: {}, ...(place === 'path' && { id: value }) });
          if (status >= 500) wrong.push(`${name}: ${value.slice(0, 40)} → ${status}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});
