import type { Rolldown } from 'vite';

/**
 * Few files instead of one for every icon: the libraries of the first load, which change rarely; our own frame around
 * every screen; and what several screens share, small pieces joined with those that the same screens need.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 2 },
    { name: 'frame', tags: ['$initial'], priority: 1 },
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1500 },
  ],
};
