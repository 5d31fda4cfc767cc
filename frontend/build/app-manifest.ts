import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { iconsFolder } from './app-icons.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

type Brand = { name: string };

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

/**
 * Writes what a browser reads before it puts the app on a home screen.
 * @param colour behind the mark: around the app's window and while it starts
 */
export async function writeManifest(outDir: string, colour: string): Promise<void> {
  const { name } = JSON.parse(await readFile(path.join(ROOT, 'brand.json'), 'utf8')) as Brand;
  const manifest = {
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
  await writeFile(path.join(outDir, 'manifest.webmanifest'), JSON.stringify(manifest));
}
