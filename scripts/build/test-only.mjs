/** Files of `src` that only tests use: they neither reach the product nor make it stale. */
export const isTestOnly = /\.(test|spec|stories)\.tsx?$|[\\/]testing[\\/]/;
