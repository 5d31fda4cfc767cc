/**
 * How many rows an answer has, unless the call says it, and at most. The clients get a copy of this table by
 * `npm run generate`. Beside the parameters of the calls stand literals, as the generated routes need them: a test
 * compares them all.
 */
export const PAGE_SIZES = {
  lists: { usual: 20, most: 100 },
  /** More than there are: who needs all of them asks once. */
  countries: { usual: 20, most: 300 },
  services: { usual: 100, most: 500 },
} as const;
