import type { Plugin, Rolldown } from 'vite';

const OF_MOST_SCREENS = new RegExp(
  [
    'ui-kit/src/icon-button[.]',
    'frontend/src/shared/(analytics/track|performance/|time/use-now)',
    'icons/(eye|eye-off)[.]',
  ].join('|'),
);
const OF_FORMS =
  /ui-kit\/src\/((?!code-|date-)[a-z-]*field|use-settled)|features\/auth(?!\/rules\/field)|[mM]utation|auto-retry/;
const OF_THE_SIGN_IN =
  /features\/auth\/(api\/sign-in|components\/provider-sign|rules\/typed)|session\/(begin|sign-in|return-to)|expiring-storage|email-rule|_guest[.]tsx\?tsr-split|icons\/mail[.]/;

const OF_LANGUAGES = /layout\/language-(switch|options)|ui-kit\/src\/flag[.]|icons\/chevron-down[.]/;

const OF_CUSTOMERS = new RegExp(
  [
    'ui-kit/src/(badge|code-digits|combobox/|copy|countdown|dialog|list-row|modal|popover|text-area|ticket)[./]?',
    'icons/(arrow-right|bell|check|chevron-right|chevrons-up-down|circle-x|clock|copy|minus|refresh-cw|undo-2)[.]',
    'frontend/src/shared/(activations/|app-version|countries|limits|linked-product|live/|order-number|payouts)',
    'frontend/src/shared/(api/use-idempotent|format/figure|layout/(keyboard|next-page)|topup-amounts)',
    'frontend/src/shared/(session/remembered|time/(duration|format-time|months))',
  ].join('|'),
);

const OF_RECORDS =
  /ui-kit\/src\/(date-field|day-text|divider|filter-chips|menu|money-field|option-cards)|[iI]nfiniteQuery|features\/orders|shared\/cases|icons\/(search-x|calendar-days|download|arrow-(up|down|down-up))[.]/;

/**
 * Modules that the same screens need share a file: one for every icon would be many small files, which compress
 * badly.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 6 },
    { name: 'frame', tags: ['$initial'], priority: 5 },
    { name: 'shared', test: OF_MOST_SCREENS, priority: 4 },
    { name: 'forms', test: OF_FORMS, minShareCount: 5, priority: 3 },
    { name: 'sign-in', test: OF_THE_SIGN_IN, priority: 2 },
    { name: 'languages', test: OF_LANGUAGES, priority: 2 },
    { name: 'signed-in', test: /routes\/_app(\.tsx|\/dashboard\/index\.tsx)\?tsr-split/, priority: 2 },
    { name: 'customers', test: OF_CUSTOMERS, minShareCount: 2, priority: 1 },
    { name: 'records', test: OF_RECORDS, minShareCount: 2, priority: 1 },
    { name: 'part', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1000 },
  ],
};

/** The first load names the files of all screens, so a name is only a short hash of the content. */
export const SHORT_NAMES = 'assets/[hash:7].js';

/** Leaves dynamic imports without Vite's preloading, because the styles are already loaded. */
export function plainImports(): Plugin {
  return {
    name: 'torpedo:plain-imports',
    apply: 'build',
    config: () => ({ build: { modulePreload: false } }),
    transform: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
    },
  };
}
