export type StoryLanguage = 'pt' | 'en' | 'es';

type Translated<Props> = Record<Exclude<StoryLanguage, 'pt'>, Partial<Props>>;

/** The props of one story in the other languages of the toolbar; its own args are the Portuguese ones. */
export const inLanguages = <Props>(texts: Translated<Props>) => ({ texts });

/** What a story's parameters say of its texts in a language. */
export function textsIn(parameters: { texts?: Partial<Record<string, object>> }, language: string): object {
  return parameters.texts?.[language] ?? {};
}
