import { type Language, localeOf } from '../shared/i18n/languages';
import type { Texts, UseTexts } from '../shared/i18n/use-texts';
import type { SiteTexts } from './site-texts';

type Values = Readonly<Record<string, string | number>>;

function find(texts: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((found, step) => (found as Record<string, unknown> | undefined)?.[step], texts);
}

const fill = (text: string, values: Values) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));

/** The texts need only plural forms and values, and i18next would weigh more than the islands. */
export function createIslandTexts(language: Language, texts: SiteTexts): UseTexts {
  const locale = localeOf(language);
  const plural = new Intl.PluralRules(locale);

  return (namespace) => {
    function t(key: string, values: Values = {}): string {
      const { count } = values;
      const zero = count === 0 ? ['_zero'] : [];
      const forms = typeof count === 'number' ? [...zero, `_${plural.select(count)}`, '_other', ''] : [''];
      const [text] = forms.map((form) => find(texts[namespace], key + form)).filter(Boolean);
      if (typeof text !== 'string') throw new Error(`There is no text ${namespace}:${key}`);
      return fill(text, values);
    }
    // The page has all texts of the namespace, so every typed key exists.
    return { t: t as unknown as Texts<typeof namespace>['t'], language, locale };
  };
}
