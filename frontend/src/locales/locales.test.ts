import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Language, languages, localeOf } from '../shared/i18n/languages';

const localesFolder = path.resolve(import.meta.dirname);
const sourceFolder = path.resolve(import.meta.dirname, '..');

interface Texts {
  [key: string]: string | Texts;
}

const namespaces = readdirSync(path.join(localesFolder, 'pt')).map((file) => path.basename(file, '.json'));

function readTexts(language: Language, namespace: string): Texts {
  return JSON.parse(readFileSync(path.join(localesFolder, language, `${namespace}.json`), 'utf8')) as Texts;
}

function flatten(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** Plural forms differ by language, so a counted text is one key here. */
const keysOf = (language: Language, namespace: string) =>
  new Set(flatten(readTexts(language, namespace)).map(([key]) => key.replace(pluralSuffix, '')));

const source = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen|d)\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(sourceFolder, file), 'utf8'))
  .join('\n');

const templates = Array.from(
  source.matchAll(/`([\w:.]*)\$\{[^}]+\}([\w.]*)`/g),
  ([, before = '', after = '']) => ({
    before: before.replace(/^\w+:/, ''),
    after,
  }),
).filter(({ before, after }) => before.includes('.') || after.includes('.'));

function isUsed(namespace: string, key: string): boolean {
  if ([`'${key}'`, `'${namespace}:${key}'`, `"${key}"`].some((literal) => source.includes(literal)))
    return true;
  return templates.some(
    ({ before, after }) =>
      key.startsWith(before) && key.endsWith(after) && key.length > before.length + after.length,
  );
}

describe.each(namespaces)('texts of %s', (namespace) => {
  it.each(['en', 'es'] as const)('have the same keys in %s as in Portuguese', (language) => {
    expect([...keysOf(language, namespace)].sort()).toEqual([...keysOf('pt', namespace)].sort());
  });

  it.each(languages)('use the same placeholders and tags in %s as in Portuguese', (language) => {
    const marks = (text: string) => (text.match(/\{\{\w+(, number)?\}\}|<\/?\w+>/g) ?? []).sort();
    const byKey = new Map(flatten(readTexts('pt', namespace)));
    for (const [key, text] of flatten(readTexts(language, namespace))) {
      const portuguese = byKey.get(key) ?? byKey.get(key.replace(pluralSuffix, '_other'));
      expect({ key, marks: marks(text) }).toEqual({ key, marks: marks(portuguese ?? '') });
    }
  });

  it.each(languages)('have every plural form that %s needs', (language) => {
    const rules = new Intl.PluralRules(localeOf(language));
    const forms = [...new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))];
    const keys = new Set(flatten(readTexts(language, namespace)).map(([key]) => key));
    const counted = new Set(
      [...keys].filter((key) => pluralSuffix.test(key)).map((key) => key.replace(pluralSuffix, '')),
    );
    const missing = [...counted]
      .flatMap((key) => forms.map((form) => `${key}_${form}`))
      .filter((key) => !keys.has(key));
    expect(missing).toEqual([]);
  });

  it.each(['pt', 'es'] as const)(
    'say in %s a million *of* numbers, where there can be so many',
    (language) => {
      const texts = new Map(flatten(readTexts(language, namespace)));
      for (const [key, text] of texts) {
        const [, figure, rest] = /^(\{\{(?:count, )?number\}\}) (números.*)$/.exec(text) ?? [];
        if (key.endsWith('_other') && figure)
          expect(texts.get(key.replace('_other', '_many'))).toBe(`${figure} de ${rest}`);
      }
    },
  );

  it('are all used', () => {
    expect([...keysOf('pt', namespace)].filter((key) => !isUsed(namespace, key))).toEqual([]);
  });
});
