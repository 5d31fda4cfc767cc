import { createConfig, lint } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { fromRoot } from './runtime/paths.mjs';

it('tools of others read the API document without a complaint', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    // The licence has no page, and the facts about the app refuse nobody.
    rules: { 'info-license-strict': 'off', 'operation-4xx-response': 'off' },
  });
  const problems = await lint({ ref: fromRoot('openapi.yaml'), config });
  expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
});
