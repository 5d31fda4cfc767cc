/** How to use a component well: its document shows this between the properties and the states. */
export interface Guide {
  dos?: readonly string[];
  donts?: readonly string[];
  /** Each key with its effect. */
  keys?: readonly (readonly [key: string, does: string])[];
  /** What users of screen readers, magnifiers and switches get. */
  notes?: readonly string[];
}

/** The guide of a component, for the parameters of its stories. */
export const guided = (guide: Guide) => ({ guide });

export type StoryLanguage = 'pt' | 'en' | 'es';

type Translated<Props> = Record<Exclude<StoryLanguage, 'pt'>, Partial<Props>>;

/** The props of a story in the other languages of the toolbar; its own args are in Portuguese. */
export const inLanguages = <Props>(texts: Translated<Props>) => ({ texts });

/** The texts of a story in a language, from its parameters. */
export function textsIn(parameters: { texts?: Partial<Record<string, object>> }, language: string): object {
  return parameters.texts?.[language] ?? {};
}
