import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { ManifestOptions } from 'vite-plugin-pwa';

export const iconsFolder = 'images/app';

interface Rgb {
  r: number;
  g: number;
  b: number;
}

const hex = ({ r, g, b }: Rgb) =>
  `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

export interface AppIcons {
  images: Record<string, Buffer>;
  colour: string;
}

export async function renderIcons(mark: string): Promise<AppIcons> {
  const render = (size: number) => sharp(mark, { density: 72 * Math.ceil(size / 16) }).resize(size, size);

  // The pixel in the middle of the upper edge has the colour of the background.
  const [r = 0, g = 0, b = 0] = await render(64)
    .extract({ left: 32, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const background = { r, g, b };
  // Home screens cut icons to circles or round corners, so the mark keeps a margin.
  const filled = (size: number, markShare: number) => {
    const inner = Math.round((size * markShare) / 2) * 2;
    const margin = (size - inner) / 2;
    return render(inner)
      .flatten({ background })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background });
  };
  const png = (image: Sharp) => image.png({ compressionLevel: 9, palette: true }).toBuffer();

  return {
    images: {
      'icon-192.png': await png(render(192)),
      'icon-512.png': await png(render(512)),
      'maskable-512.png': await png(filled(512, 0.8)),
      'apple-touch-icon.png': await png(filled(180, 0.9)),
      'badge-96.png': await png(await silhouette(filled(96, 1))),
    },
    colour: hex(background),
  };
}

/** Status bars draw only the shape of an icon, which is its light part. */
async function silhouette(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.greyscale().normalise().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const light = await sharp(data, { raw: { width, height, channels } })
    .extractChannel(0)
    .toBuffer({ resolveWithObject: true });
  return sharp({ create: { width, height, channels: 3, background: 'white' } }).joinChannel(light.data, {
    raw: { width, height, channels: 1 },
  });
}

const brand = path.resolve(import.meta.dirname, '../../brand.json');

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${iconsFolder}/${name}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [icon('icon-192.png', 192, 'any')],
});

export function appManifest(colour: string): Partial<ManifestOptions> {
  const { name } = JSON.parse(readFileSync(brand, 'utf8')) as { name: string };
  return {
    id: '/dashboard',
    name,
    short_name: name,
    description: 'Números temporários para receber códigos de verificação por SMS, pagos por Pix.',
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    theme_color: colour,
    background_color: colour,
    categories: ['utilities', 'productivity'],
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [shortcut('Comprar número', '/services'), shortcut('Adicionar saldo', '/dashboard/balance')],
  };
}
