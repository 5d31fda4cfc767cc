import { expect, it, vi } from 'vitest';
import { speakPortuguese } from '../../testing/portuguese';
import { i18n, loadTexts } from './i18n';

it('loads the texts of a screen', async () => {
  await speakPortuguese('contact');
  expect(i18n.hasResourceBundle('pt', 'contact')).toBe(true);
});

it('rejects a page that a server sends instead of texts that it no longer has', async () => {
  await speakPortuguese();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<!doctype html>', { status: 404 })));
  await expect(loadTexts('legal')).rejects.toThrow('legal');
});

it.each(['pt', 'en', 'es'])(
  'separates the figures in texts of %s as amounts are, in every language',
  async (language) => {
    await speakPortuguese();
    i18n.addResource(language, 'orders', 'shown', '{{shown, number}} / {{total, number}}');
    const text = i18n.getFixedT(language, 'orders')('shown', { shown: 20, total: 12_345 });
    expect(text).toBe('20 / 12.345');
  },
);
