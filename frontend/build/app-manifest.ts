import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { iconsFolder } from './app-icons.ts';

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

/**
 * What a browser reads before it puts the app on a home screen.
 * @param colour behind the mark: around the app's window and while it starts
 */
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
