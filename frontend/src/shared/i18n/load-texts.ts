import type { Namespace } from 'i18next';
import { currentLanguage, i18n } from './i18n';

/**
 * For route loaders: a screen's texts arrive together with its code, so it never shows half of itself.
 * @throws Error when they cannot be fetched
 */
export async function loadTexts(...namespaces: Extract<Namespace, string>[]): Promise<void> {
  await i18n.loadNamespaces(namespaces);
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(currentLanguage(), namespace));
  if (missing.length > 0) throw new Error(`Texts did not load: ${missing.join(', ')}`);
}
