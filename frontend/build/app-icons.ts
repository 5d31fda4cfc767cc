import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Where the icons are, from the root of the site. */
export const iconsFolder = 'images/app';

type Rgb = { r: number; g: number; b: number };

const hex = ({ r, g, b }: Rgb) =>
  `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/**
 * Renders the mark in the sizes that home screens ask for, from `favicon.svg`, which an operator may replace; answers
 * the colour behind it.
 */
export async function writeIcons(outDir: string): Promise<string> {
  const mark = path.join(outDir, 'favicon.svg');
  const folder = path.join(outDir, iconsFolder);
  await mkdir(folder, { recursive: true });
  const render = (size: number) => sharp(mark, { density: 72 * Math.ceil(size / 16) }).resize(size, size);

  // Half-way along the upper edge there is nothing but what stands behind the mark.
  const [r = 0, g = 0, b = 0] = await render(64)
    .extract({ left: 32, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const background = { r, g, b };
  // Cut to a circle, or with corners of its own: so the mark keeps its distance from the edge.
  const filled = (size: number, markShare: number) => {
    const inner = Math.round((size * markShare) / 2) * 2;
    const margin = (size - inner) / 2;
    return render(inner)
      .flatten({ background })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background });
  };
  const save = (image: Sharp, name: string) =>
    image.png({ compressionLevel: 9, palette: true }).toFile(path.join(folder, name));

  await Promise.all([
    save(render(192), 'icon-192.png'),
    save(render(512), 'icon-512.png'),
    save(filled(512, 0.8), 'maskable-512.png'),
    save(filled(180, 0.9), 'apple-touch-icon.png'),
    save(await silhouette(filled(96, 1)), 'badge-96.png'),
  ]);
  return hex(background);
}

/** Status bars show only which parts of an icon are there: what is light in it. */
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
