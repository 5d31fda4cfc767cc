import type { Rolldown } from 'vite';

const ownCode = /\/(?:frontend|ui-kit|api-client)\/src\/|-query|lucide/;
const ofForms = /ui-kit\/src\/[a-z-]*field|features\/auth|[mM]utation|auto-retry/;

/**
 * Few files instead of one for every icon, because small ones compress badly, and in each what the same screens need:
 *
 * - `libraries` of the first load, which change rarely, and the `frame` around every screen;
 * - `tiny`: pieces of the signed-in screens and of menus that others need as well, who would load all of those for them;
 * - `shared` by most screens, and by most `forms`;
 * - `signed-in`: what surrounds the signed-in screens, with the one where a sign-in leads;
 * - `part`: what a few screens share, small pieces joined with those that the same screens need.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 6 },
    { name: 'frame', tags: ['$initial'], priority: 5 },
    {
      name: 'tiny',
      test: /analytics\/track|time\/use-now|layout\/use-next-piece/,
      priority: 4,
    },
    { name: 'shared', test: (id) => ownCode.test(id) && !ofForms.test(id), minShareCount: 7, priority: 3 },
    { name: 'forms', test: ofForms, minShareCount: 5, priority: 2 },
    { name: 'signed-in', test: /routes\/_app(\.tsx|\/dashboard\/index\.tsx)\?tsr-split/, priority: 1 },
    { name: 'part', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1000 },
  ],
};
