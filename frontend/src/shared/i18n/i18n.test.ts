import { expect, it, vi } from 'vitest';
import { speakPortuguese } from '../../testing/portuguese';
import { i18n, loadTexts } from './i18n';

it('brings the texts of a screen', async () => {
  await speakPortuguese('contact');
  expect(i18n.hasResourceBundle('pt', 'contact')).toBe(true);
});

it('refuses a page that a server sends in the place of texts it no longer has', async () => {
  await speakPortuguese();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<!doctype html>', { status: 404 })));
  await expect(loadTexts('legal')).rejects.toThrow('legal');
});
