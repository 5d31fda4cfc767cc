import { createConfig, lint } from '@redocly/openapi-core';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { fromRoot } from './runtime/paths.mjs';

it('tools of others read the API document without a complaint', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    // The licence has no page, and the facts about the app refuse nobody.
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
  info: { description: string };
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        summary?: string;
        parameters?: { name: string; schema: { minLength?: number; maxLength?: number }; example?: string }[];
        responses: Record<string, { content?: Record<string, Media> }>;
      }
    >
  >;
}

const { info, paths } = parse(readFileSync(fromRoot('openapi.yaml'), 'utf8')) as Document;
const operations = Object.values(paths).flatMap((path) => Object.values(path));

it('every operation has a summary, and an example of each body that it answers', () => {
  const unclear = operations.filter(({ summary, responses }) => {
    const bodies = Object.entries(responses)
      .filter(([status]) => /^[12]/.test(status))
      .flatMap(([, { content = {} }]) => Object.values(content));
    return !summary || bodies.some(({ example, examples }) => example === undefined && !examples);
  });
  expect(unclear.map(({ operationId }) => operationId)).toEqual([]);
});

it('the document begins with how to begin', () => {
  expect(info.description).toContain('## Quick start');
  const called = [...info.description.matchAll(/\$TORPEDO_URL(\/[\w/-]*)/g)].map(([, path]) => path ?? '');
  expect(called.length).toBeGreaterThan(3);
  const known = Object.keys(paths).map((path) => path.replace(/\{\w+\}/, ''));
  expect(called.filter((path) => !known.includes(path))).toEqual([]);
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
