/** `npm run generate` copies this for the clients; a test compares the literals of the routes with it. */
export const PAGE_SIZES = {
  lists: { usual: 20, most: 100 },
  /** More than all countries. */
  countries: { usual: 20, most: 300 },
  services: { usual: 100, most: 500 },
} as const;
