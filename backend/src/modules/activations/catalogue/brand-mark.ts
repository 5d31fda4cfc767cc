import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Below this relative luminance (WCAG) a mark disappears on a dark surface. */
const TOO_DARK = 0.05;

let colours: Map<string, string> | null = null;

function colourOf(brand: string): string {
  colours ??= new Map(
    (require('simple-icons/icons.json') as { slug: string; hex: string }[]).map(({ slug, hex }) => [
      slug,
      hex,
    ]),
  );
  return colours.get(brand) ?? '000000';
}

function luminance(hex: string): number {
  const channel = (index: number) => {
    const value = Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
}

/** The mark in its brand's colour; one that is nearly black turns white where the page is dark. */
export function brandMark(brand: string, svg: string): string {
  const hex = colourOf(brand);
  if (luminance(hex) >= TOO_DARK) return svg.replace('<svg ', `<svg fill="#${hex}" `);
  const style = `<style>path{fill:#${hex}}@media (prefers-color-scheme:dark){path{fill:#fff}}</style>`;
  return svg.replace(/(<svg [^>]*>)/, `$1${style}`);
}
