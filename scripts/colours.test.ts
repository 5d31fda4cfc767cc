import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colourFiles, hexOf } from './colours.ts';
import { fromRoot } from './runtime/paths.mjs';

it.each([
  [1, 0, 0, '#ffffff'],
  [0, 0, 0, '#000000'],
  [0.62796, 0.25768, 29.234, '#ff0000'],
  [0.91, 0.21, 122, '#cbf62e'],
])('oklch(%d %d %d) is %s', (lightness, chroma, hue, hex) => {
  expect(hexOf(lightness, chroma, hue)).toBe(hex);
});

it('what cannot read the tokens has their colours of today', () => {
  for (const [file, text] of Object.entries(colourFiles()))
    expect(readFileSync(fromRoot(file), 'utf8'), file).toBe(text);
});
