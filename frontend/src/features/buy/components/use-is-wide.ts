import { useMediaQuery } from '@torpedo/ui-kit';

/** Whether services, countries and the choice stand beside each other: `desk` of the tokens. */
export const useHasColumns = (): boolean => useMediaQuery('(width >= 68.75rem)');

/** Whether countries stand open and what is bought has no bar of its own: `md` of the tokens. */
export const useIsWide = (): boolean => useMediaQuery('(width >= 48rem)');
