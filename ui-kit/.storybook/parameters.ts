/** How a component is used well: shown in its document between its properties and its states. */
export interface Guide {
  dos?: readonly string[];
  donts?: readonly string[];
  /** Key and what it does. */
  keys?: readonly (readonly [key: string, does: string])[];
  /** What screen readers, magnifiers and switches get. */
  notes?: readonly string[];
}

/** The guide of a component, for the parameters of its stories. */
export const guided = (guide: Guide) => ({ guide });

export type StoryLanguage = 'pt' | 'en' | 'es';

type Translated<Props> = Record<Exclude<StoryLanguage, 'pt'>, Partial<Props>>;

/** The props of one story in the other languages of the toolbar; its own args are the Portuguese ones. */
export const inLanguages = <Props>(texts: Translated<Props>) => ({ texts });

/** What a story's parameters say of its texts in a language. */
export function textsIn(parameters: { texts?: Partial<Record<string, object>> }, language: string): object {
  return parameters.texts?.[language] ?? {};
}
