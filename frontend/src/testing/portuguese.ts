import { readFileSync } from 'node:fs';
import path from 'node:path';
import { i18n, startI18n } from '../shared/i18n/i18n';
import { languageStorageKey } from '../shared/i18n/languages';
import type { loadTexts } from '../shared/i18n/load-texts';

const folder = path.resolve(import.meta.dirname, '../locales/pt');

/** The interface in Portuguese, with the texts of these namespaces, which a browser would fetch. */
export async function speakPortuguese(...namespaces: Parameters<typeof loadTexts>): Promise<void> {
  localStorage.setItem(languageStorageKey, 'pt');
  if (!i18n.isInitialized) await startI18n();
  for (const namespace of namespaces) {
    const texts: unknown = JSON.parse(readFileSync(path.join(folder, `${namespace}.json`), 'utf8'));
    i18n.addResourceBundle('pt', namespace, texts);
  }
}
