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

it('does not wait for the texts of another part of the page', async () => {
  await speakPortuguese();
  let arrive = (_answer: Response) => {};
  const late = new Promise<Response>((resolve) => (arrive = resolve));
  const texts = (name: string) => new Response(JSON.stringify({ title: name }));
  vi.stubGlobal('fetch', (address: string) =>
    address.includes('cases') ? late : Promise.resolve(texts('Ajuda')),
  );
  const ofAnother = loadTexts('cases');
  await loadTexts('help');
  expect(i18n.hasResourceBundle('pt', 'help')).toBe(true);
  expect(i18n.hasResourceBundle('pt', 'cases')).toBe(false);
  arrive(texts('Casos'));
  await ofAnother;
  expect(i18n.hasResourceBundle('pt', 'cases')).toBe(true);
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
