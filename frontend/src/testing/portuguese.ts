import { i18n, loadTexts, startI18n } from '../shared/i18n/i18n';
import { languageStorageKey } from '../shared/i18n/languages';

/** Switches the interface to Portuguese and loads the texts of these namespaces. */
export async function speakPortuguese(...namespaces: Parameters<typeof loadTexts>): Promise<void> {
  localStorage.setItem(languageStorageKey, 'pt');
  if (!i18n.isInitialized) await startI18n();
  await loadTexts(...namespaces);
}
