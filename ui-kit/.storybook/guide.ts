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
