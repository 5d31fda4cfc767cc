import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../shared/i18n/languages';
import { frameIslands } from './frame/frame-islands';
import { createIslandTexts } from './island-texts';
import { islands as contactIslands } from './pages/contact.islands';
import { islands as developersIslands } from './pages/developers.islands';
import { islands as landingIslands } from './pages/landing.islands';
import { createSiteI18n, type SiteTexts } from './site-texts';

const namespaces = [frameIslands, landingIslands, contactIslands, developersIslands].flatMap(
  ({ namespaces }) => namespaces,
);

const readTexts = (language: Language): SiteTexts =>
  Object.fromEntries(
    namespaces.map((namespace) => {
      const file = path.resolve(import.meta.dirname, `../locales/${language}/${namespace}.json`);
      return [namespace, JSON.parse(readFileSync(file, 'utf8')) as SiteTexts[string]];
    }),
  );

/** The keys of all texts; the plural forms of a text count as one key. */
function keysIn(texts: unknown, before = ''): string[] {
  if (typeof texts === 'string') return [before.replace(/_(zero|one|two|few|many|other)$/, '')];
  return Object.entries(texts as object).flatMap(([key, value]) =>
    keysIn(value, before === '' ? key : `${before}.${key}`),
  );
}

/** The keys come from the files, so no type can know them. */
type Read = (key: string, values: object) => string;

describe.each(languages)('texts of islands in %s', (language) => {
  const texts = readTexts(language);
  const i18next = createSiteI18n(language, texts);
  const readTextsOf = createIslandTexts(language, texts);

  it.each(namespaces)('are the same as i18next gives: %s', (namespace) => {
    const expected = i18next.getFixedT(language, namespace) as Read;
    const read = readTextsOf(namespace).t as Read;
    const values = { number: '1.000', rate: '94%', service: 'WhatsApp & Co', email: 'ana@exemplo.com.br' };
    const keys = new Set(keysIn(texts[namespace]));
    expect(keys.size).toBeGreaterThan(0);
    for (const key of keys) {
      for (const count of [0, 1, 2, 21, 1000, 1_000_000])
        expect(read(key, { ...values, count })).toBe(expected(key, { ...values, count }));
    }
  });
});

it('uses the form `other` for a plural form that the texts lack', () => {
  const read = createIslandTexts('es', readTexts('es'))('live').t as Read;
  expect(read('prices.lastStock', { count: 1_000_000 })).toBe('Últimos 1000000 números');
});

it('throws an error for a text that does not exist', () => {
  const read = createIslandTexts('pt', readTexts('pt'))('shell').t as Read;
  expect(() => read('skipToContents', {})).toThrow('There is no text shell:skipToContents');
});
