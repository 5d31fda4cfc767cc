import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromRoot, root } from '../runtime/paths.mjs';

const styleSheets = execFileSync('git', ['ls-files', 'frontend/**/*.css', 'ui-kit/**/*.css'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !file.endsWith('/tokens.css') && fs.existsSync(fromRoot(file)));

const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;

/** Lines of one or two pixels, and the milliseconds of an animation, are not sizes of the scale. */
const SIZE = /(?<![\w.-])(?!(?:1|2)px\b)\d*\.?\d+(?:px|rem|em)\b/g;

const valuesIn = (text: string) => [...(text.match(COLOUR) ?? []), ...(text.match(SIZE) ?? [])];

describe('raw values in style sheets', () => {
  it('are told from tokens', () => {
    expect(valuesIn('a { color: #c8f031; background: oklch(1 0 0); margin: 12px 0.5rem }')).toEqual([
      '#c8f031',
      'oklch(',
      '12px',
      '0.5rem',
    ]);
    expect(valuesIn('a { border: 1px solid var(--border); padding: calc(3 * var(--space)) }')).toEqual([]);
  });

  it.each(styleSheets)('are not in %s: they belong into ui-kit/src/tokens.css', (file) => {
    const text = fs.readFileSync(fromRoot(file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    expect(valuesIn(text)).toEqual([]);
  });
});
