export interface Rgb {
  r: number;
  g: number;
  b: number;
}

/** Converts any colour of CSS into the colour that the screen shows. */
export function rgbOf(colour: string): Rgb {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('This browser draws nothing');
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
  return { r, g, b };
}

export const hexOf = ({ r, g, b }: Rgb) =>
  `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

function luminance({ r, g, b }: Rgb): number {
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast from 1 to 21, as in WCAG 2: 4.5 for text, 3 for large text and edges of controls. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The token of the colour that a colour is read on, or that is read on it. */
export function counterpartOf(name: string): string {
  const on = /^--text-on-(brand|danger|solid|ink)/.exec(name)?.[1];
  if (on) return { brand: '--brand', danger: '--danger', solid: '--surface-solid' }[on] ?? '--surface-ink';
  const soft = /^(--\w+)-soft$/.exec(name)?.[1];
  if (soft) return soft;
  if (name.startsWith('--phone')) return name.includes('text') ? '--phone-card' : '--phone-text';
  if (name.startsWith('--qr')) return name === '--qr-ink' ? '--qr-paper' : '--qr-ink';
  if (name.startsWith('--brand')) return '--text-on-brand';
  if (name.startsWith('--surface-ink')) return '--text-on-ink';
  if (name.startsWith('--surface-solid')) return '--text-on-solid';
  if (name.startsWith('--surface')) return '--text';
  return '--surface-card';
}
