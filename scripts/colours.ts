import fs from 'node:fs';
import { fromRoot } from './runtime/paths.mjs';

type Theme = 'light' | 'dark';

const TOKENS = 'ui-kit/src/tokens.css';
const MARK = 'ui-kit/src/logo.tsx';

const HEADER = 'Generated from ui-kit/src/tokens.css by `npm run generate`: change the tokens.';

function readTokens(): Map<string, string> {
  const css = fs.readFileSync(fromRoot(TOKENS), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
  const tokens = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+):\s*([^;]+);/g))
    if (!tokens.has(name)) tokens.set(name, value.replaceAll(/\s+/g, ' '));
  return tokens;
}

const toByte = (linear: number) => {
  const clamped = Math.min(1, Math.max(0, linear));
  const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
};

/** The nearest `#rrggbb` (Björn Ottosson's matrices, as in CSS Color 4); the hue is in degrees. */
export function hexOf(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((channel) => toByte(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** @param term a number, or `calc(a + b)` */
const numberOf = (term: string) => {
  const [, first, sign, second] = /^calc\(\s*([\d.]+) ([+-]) ([\d.]+)\s*\)$/.exec(term) ?? [];
  if (!sign) return Number(term);
  return sign === '+' ? Number(first) + Number(second) : Number(first) - Number(second);
};

/** The colour of a token, for places that cannot use custom properties. */
function colourOf(tokens: Map<string, string>, name: string, theme: Theme): string {
  const value = tokens.get(name);
  if (!value) throw new Error(`${TOKENS} has no ${name}`);
  const resolved = value.replaceAll(/var\((--[\w-]+)\)/g, (_match, other: string) => tokens.get(other) ?? '');
  const [, light, dark] = /^light-dark\(\s*(.+\)), (oklch.+\))\s*\)$/.exec(resolved) ?? [];
  const colour = theme === 'light' ? (light ?? resolved) : (dark ?? resolved);
  const parts = /^oklch\(([^ ]+) (calc\([^)]*\)|[^ ]+) (calc\([^)]*\)|[^ )]+)\)$/.exec(colour.trim());
  if (!parts) throw new Error(`${TOKENS}: ${name} is no colour of three numbers: ${colour}`);
  const [, l = '', c = '', h = ''] = parts;
  return hexOf(numberOf(l), numberOf(c), numberOf(h));
}

function markOf(light: (name: string) => string): string {
  const source = fs.readFileSync(fromRoot(MARK), 'utf8');
  const shapes = /<path[^]*?<\/svg>/.exec(source)?.[0].replace('</svg>', '') ?? '';
  return shapes
    .replaceAll(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .replaceAll('className="fill-brand"', `fill="${light('--brand')}"`)
    .replaceAll('className="fill-on-brand"', `fill="${light('--surface-ink')}"`)
    .replaceAll('className="stroke-brand"', `stroke="${light('--brand')}"`)
    .replaceAll('strokeWidth', 'stroke-width')
    .replaceAll('strokeLinecap', 'stroke-linecap')
    .replaceAll(' />', '/>')
    .trim();
}

const IN_MAILS = {
  page: '--surface-page',
  card: '--surface-card',
  sunken: '--surface-sunken',
  border: '--border',
  ink: '--surface-ink',
  text: '--text',
  muted: '--text-muted',
  brand: '--brand',
};

/** Places in the frame of Storybook, which cannot read OKLCH. */
const IN_STORYBOOK = {
  page: '--surface-page',
  card: '--surface-card',
  sunken: '--surface-sunken',
  border: '--border',
  borderStrong: '--border-strong',
  text: '--text',
  muted: '--text-muted',
  link: '--link',
  brand: '--brand',
  onBrand: '--text-on-brand',
};

const asLines = (colours: Record<string, string>) =>
  Object.entries(colours)
    .map(([name, colour]) => `  ${name}: '${colour}',`)
    .join('\n');

/** The content, by path, of every file that repeats colours of the tokens because it cannot read them. */
export function colourFiles() {
  const tokens = readTokens();
  const pick = (places: Record<string, string>, theme: Theme) =>
    Object.fromEntries(Object.entries(places).map(([name, token]) => [name, colourOf(tokens, token, theme)]));
  const light = (name: string) => colourOf(tokens, name, 'light');
  const mark = markOf(light);
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><rect width="34" height="34" rx="8" fill="${light('--surface-ink')}"/><g transform="translate(3.4 8.2) scale(0.8)">${mark}</g></svg>\n`;

  return {
    'frontend/public/favicon.svg': icon,
    'ui-kit/.storybook/public/favicon.svg': icon,
    'backend/src/sandbox/page/assets/mark.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 22">${mark}</svg>\n`,
    'backend/src/platform/mail-colours.gen.ts': `// ${HEADER}
/** Few mail clients know OKLCH or custom properties: the colours of the design in RGB. */
export const MAIL_COLOURS = {
${asLines(pick(IN_MAILS, 'light'))}
} as const;
`,
    'ui-kit/.storybook/colours.gen.ts': `// ${HEADER}
export const light = {
${asLines(pick(IN_STORYBOOK, 'light'))}
} as const;

export const dark = {
${asLines(pick(IN_STORYBOOK, 'dark'))}
} as const;
`,
  };
}
