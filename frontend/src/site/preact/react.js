import { createContext, createElement, hydrate, useContext, useId as useIdInTree } from 'preact/compat';

export * from 'preact/compat';
export * as default from 'preact/compat';

// Preact counts the ids from zero in each tree, and a page has many trees.
const IdPrefix = createContext('');

export const useId = () => useContext(IdPrefix) + useIdInTree();

export const withIdPrefix = (tree, { identifierPrefix = '' } = {}) =>
  createElement(IdPrefix.Provider, { value: identifierPrefix }, tree);

export const hydrateRoot = (root, tree, options) => hydrate(withIdPrefix(tree, options), root);
