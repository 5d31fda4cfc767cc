/** The first language is the fallback. */
export const LANGUAGES = ['pt', 'en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Portuguese is at the root of the site; English `/status` is `/en/status`. */
export const siteAddress = (path: string, language: Language): string =>
  language === LANGUAGES[0] ? path : `/${language}${path}`;

/** The best of our languages for an Accept-Language header (RFC 9110). */
export function languageOf(header: string | undefined): Language {
  if (!header) return LANGUAGES[0];
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag: tag.slice(0, 2).toLowerCase(), weight: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((left, right) => right.weight - left.weight);
  for (const { tag } of wanted) {
    const found = LANGUAGES.find((language) => language === tag);
    if (found) return found;
  }
  return LANGUAGES[0];
}
