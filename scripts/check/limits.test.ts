import fs from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { PAGE_SIZES } from '../../backend/src/platform/http/page-sizes.js';
import { settingsSchema } from '../../backend/src/platform/settings/settings.schema.js';
import { fromRoot } from '../runtime/paths.mjs';

/** Reads the file as text, because the files of the web app need a browser. */
function defaultLimits() {
  const text = fs.readFileSync(fromRoot('frontend/src/shared/limits.ts'), 'utf8');
  const [, body = ''] = /DEFAULT_LIMITS[^{]*\{([^}]*)\}/.exec(text) ?? [];
  return Object.fromEntries(
    [...body.matchAll(/(\w+): ([\d_]+)/g)].map(([, key, value]) => [key, Number(value?.replaceAll('_', ''))]),
  );
}

it('shows the defaults of the settings until the server has told the limits in force', () => {
  expect(Object.keys(defaultLimits())).not.toEqual([]);
  expect(settingsSchema.parse({})).toMatchObject(defaultLimits());
});

interface Parameter {
  name: string;
  schema: { default?: number; maximum?: number };
}
interface Document {
  paths: Record<string, { get?: { parameters?: Parameter[] } }>;
}
const { paths } = parse(fs.readFileSync(fromRoot('openapi.yaml'), 'utf8')) as Document;
const pageSizes = Object.entries(paths).flatMap(([path, { get }]) =>
  (get?.parameters ?? [])
    .filter(({ name }) => name === 'per_page' || name === 'limit')
    .map(({ schema }) => ({ path, schema })),
);

it('finds the lists of the API document', () => {
  const found = pageSizes.map(({ path }) => path);
  expect(found).toEqual(expect.arrayContaining(['/api/v1/services', '/api/v1/admin/users']));
});

it.each(pageSizes)('$path has as many rows as every list, or as its own kind', ({ path, schema }) => {
  const own = { '/api/v1/countries': PAGE_SIZES.countries, '/api/v1/services': PAGE_SIZES.services }[path];
  const { usual, most } = own ?? PAGE_SIZES.lists;
  expect(schema.maximum).toBe(most);
  expect(schema.default ?? usual).toBe(usual);
});
