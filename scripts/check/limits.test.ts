import fs from 'node:fs';
import { expect, it } from 'vitest';
import { settingsSchema } from '../../backend/src/platform/settings/settings.schema.js';
import { fromRoot } from '../runtime/paths.mjs';

/** Read as a text: the web application's files need a browser. */
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
