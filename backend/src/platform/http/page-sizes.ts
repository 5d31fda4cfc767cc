/** The clients get a copy by `npm run generate`; a test compares the routes' literals. */
export const PAGE_SIZES = {
  lists: { usual: 20, most: 100 },
  /** More than there are. */
  countries: { usual: 20, most: 300 },
  services: { usual: 100, most: 500 },
} as const;
