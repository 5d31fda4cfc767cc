import { createConfig, lint } from '@redocly/openapi-core';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ERROR_STATUS } from '../backend/src/platform/errors/catalogue.ts';
import { MARIA, NUMBER, PRICE_CENTS } from './api-story.ts';
import { fromRoot } from './runtime/paths.mjs';

it('tools of others read the API document without a complaint', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    // The licence has no page, and the operation with the facts about the app refuses nobody.
    rules: {
      'info-license-strict': 'off',
      'operation-4xx-response': 'off',
      'no-invalid-media-type-examples': 'error',
    },
  });
  const problems = await lint({ ref: fromRoot('openapi.yaml'), config });
  expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
}, 60_000);

interface Media {
  example?: unknown;
  examples?: unknown;
}

interface Document {
  info: { version: string; description: string };
  components: { examples: Record<string, { value: unknown }> };
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        summary?: string;
        parameters?: { name: string; schema: { minLength?: number; maxLength?: number }; example?: string }[];
        requestBody?: { content: Record<string, Media> };
        responses: Record<string, { content?: Record<string, Media> }>;
      }
    >
  >;
}

const { info, paths, components } = parse(readFileSync(fromRoot('openapi.yaml'), 'utf8')) as Document;
const operations = Object.values(paths).flatMap((path) => Object.values(path));

const has = ({ example, examples }: Media) => example !== undefined || examples !== undefined;

it('the version of the API is the date of its newest change', () => {
  expect(info.version).toBe(/^### (\S+)/m.exec(info.description)?.[1]);
});

it('every operation has a summary, and an example of each body that it takes and answers', () => {
  const unclear = operations.filter(({ summary, requestBody, responses }) => {
    const bodies = [
      requestBody,
      ...Object.entries(responses)
        .filter(([status]) => /^[12]/.test(status))
        .map(([, answer]) => answer),
    ].flatMap((body) => Object.values(body?.content ?? {}));
    return !summary || !bodies.every(has);
  });
  expect(unclear.map(({ operationId }) => operationId)).toEqual([]);
});

it('every operation shows what a reader meets most: not signed in, nothing there, invalid, too many', () => {
  const unclear = operations.filter(({ responses }) =>
    ['401', '404', '422', '429'].some((status) =>
      Object.values(responses[status]?.content ?? {}).some((media) => !has(media)),
    ),
  );
  expect(unclear.map(({ operationId }) => operationId)).toEqual([]);
});

function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const each of Object.values(value)) yield* objectsIn(each);
}

describe('the examples tell one story', () => {
  const bodies = operations.flatMap(({ requestBody, responses }) =>
    [requestBody, ...Object.values(responses)].flatMap((body) => Object.values(body?.content ?? {})),
  );
  const parts = [
    ...objectsIn([
      ...bodies.flatMap(({ example, examples }) => [example, examples]),
      ...Object.values(components.examples),
    ]),
  ];
  const saying = (...names: string[]) => parts.filter((each) => names.every((name) => name in each));
  const valuesOf = (name: string) => new Set(saying(name).map((each) => each[name]));

  it('of one customer, one number and one price', () => {
    expect(valuesOf('user_id')).toEqual(new Set([MARIA]));
    expect(valuesOf('activation_id')).toEqual(new Set([NUMBER]));
    expect(valuesOf('service_price_cents')).toEqual(new Set([PRICE_CENTS]));
    for (const { service_price: price, service_price_cents: cents } of saying(
      'service_price',
      'service_price_cents',
    ))
      expect(price).toBe(Number(cents) / 100);
  });

  it('in which a new number has no code, and one with a code is paid', () => {
    const numbers = saying('activation_id', 'sms_code', 'status');
    expect(numbers.length).toBeGreaterThan(5);
    for (const { status, sms_code: code, historico_codigos: codes } of numbers) {
      expect(code === null).toBe(status === 'WAITING_SMS');
      if (codes) expect(codes).toHaveLength(code === null ? 0 : 1);
    }
  });

  it('in which a number lasts 20 minutes', () => {
    const numbers = saying('activation_id', 'created_at', 'expires_at');
    expect(numbers.length).toBeGreaterThan(5);
    for (const { created_at: from, expires_at: until } of numbers)
      expect(Date.parse(String(until)) - Date.parse(String(from))).toBe(20 * 60_000);
  });

  it('in which countries have the names of countries, and services those of services', () => {
    const countries = parts
      .flatMap(({ country, countries: listed }) => [country, ...((listed ?? []) as unknown[])])
      .filter((each) => typeof each === 'object' && each !== null) as { name?: string }[];
    expect(countries.length).toBeGreaterThan(5);
    expect(new Set(countries.map(({ name }) => name).filter(Boolean))).toEqual(new Set(['Brasil']));
    expect(new Set(saying('serv_code', 'name').map(({ name }) => name))).toEqual(new Set(['WhatsApp']));
  });
});

it('the document begins with how to begin', () => {
  expect(info.description).toContain('## Quick start');
  const called = [...info.description.matchAll(/\$TORPEDO_URL(\/[\w/-]*)/g)].map(([, path]) => path ?? '');
  expect(called.length).toBeGreaterThan(3);
  const known = Object.keys(paths).map((path) => path.replace(/\{\w+\}/, ''));
  expect(called.filter((path) => !known.includes(path))).toEqual([]);
  const explained = new Set([...info.description.matchAll(/`([A-Z_]+)` is/g)].map(([, name]) => name));
  const used = new Set([...info.description.matchAll(/\$\{?([A-Z]+(?:_[A-Z]+)*)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !explained.has(name))).toEqual(['TORPEDO_KEY', 'MAX_PRICE_CENTS']);
});

it('every Idempotency-Key has the same bounds, and an example within them that names an order', () => {
  const keys = operations.flatMap(({ parameters = [] }) =>
    parameters.filter(({ name }) => name === 'Idempotency-Key'),
  );
  expect(keys.length).toBeGreaterThan(5);
  for (const { schema, example } of keys) {
    expect(schema).toEqual({ type: 'string', minLength: 1, maxLength: 200 });
    expect(example).toMatch(/^order-\d{1,194}$/);
  }
});

it('what the errors advise names fields that calls and answers have', () => {
  const [, chapter = ''] = info.description.split('\n## Errors\n');
  const known = JSON.stringify([paths, components]);
  const named = new Set(
    [...chapter.matchAll(/`([a-z]+(?:[_.][a-z]+)+)`/g)].flatMap(([, name = '']) => name.split('.')),
  );
  expect(named).toContain('max_price_cents');
  expect([...named].filter((name) => !known.includes(`"${name}"`))).toEqual([]);
});

it('every code of an error stands once in its introduction, with its status, its message and what to do', () => {
  const [, chapter = ''] = info.description.split('\n## Errors\n');
  const lines = [...chapter.matchAll(/^- `(\w+)` \((\d+)\): (.+[.?])$/gm)];
  expect(lines.map(([, code, status]) => [code, Number(status)]).sort()).toEqual(
    Object.entries(ERROR_STATUS).sort(),
  );
  expect(chapter).toMatch(/`BALANCE_CHANGED` \(409\): The balance changed .+ Facts: `balance_cents`[.]/);
  expect(lines.filter(([line]) => /[{}]/.test(line))).toEqual([]);
  for (const part of chapter.split('\n### ').slice(1)) expect(part).toMatch(/^[\d, ]+\n\n\w.+[.]\n\n- `/);
});
