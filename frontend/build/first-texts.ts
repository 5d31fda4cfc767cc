import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { languages } from '../src/shared/i18n/languages.ts';

const locales = path.resolve(import.meta.dirname, '../src/locales');

interface ShellTexts {
  places: Record<string, { short: string }>;
}

const textsOf = (language: string) =>
  JSON.parse(readFileSync(path.join(locales, language, 'shell.json'), 'utf8')) as ShellTexts;

/** Writes the navigation labels (%places.home%) into the page in all languages; CSS shows the reader's. */
export function firstTexts(): Plugin {
  const texts = languages.map((language) => ({ language, places: textsOf(language).places }));
  return {
    name: 'torpedo:first-texts',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(/%places\.(\w+)%/g, (_, id: string) =>
          texts
            .map(({ language, places }) => {
              const place = places[id];
              if (!place) throw new Error(`No place ${id} in ${language}`);
              return `<span lang="${language}">${place.short}</span>`;
            })
            .join(''),
        ),
    },
  };
}
