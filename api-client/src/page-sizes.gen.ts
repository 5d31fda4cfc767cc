/** Rules of the server, so that a screen can say before a call what the call would answer. Written by npm run generate. */

/** How many rows an answer has, unless the call says it, and at most. */
export const PAGE_SIZES = {
  lists: { usual: 20, most: 100 },
  countries: { usual: 20, most: 300 },
  services: { usual: 100, most: 500 },
} as const;
