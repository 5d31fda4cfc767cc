import type { Rolldown } from 'vite';

/**
 * Few files instead of one for every icon, because small ones compress badly: the libraries of the first load, which
 * change rarely; the frame around every screen; what most screens share; and parts that a few share, small pieces
 * joined with those that the same screens need.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 3 },
    { name: 'frame', tags: ['$initial'], priority: 2 },
    { name: 'shared', test: /\/(?:frontend|ui-kit)\/src\/|-query/, minShareCount: 9, priority: 1 },
    { name: 'part', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1500 },
  ],
};
