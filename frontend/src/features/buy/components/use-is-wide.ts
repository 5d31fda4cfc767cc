import { useMediaQuery } from '@torpedo/ui-kit';

/** Whether services, countries and the chosen product are three columns: the breakpoint `desk`. */
export const useHasColumns = (): boolean => useMediaQuery('(width >= 68.75rem)');

/** Whether the list of countries is open and there is no fixed bar to buy: the breakpoint `md`. */
export const useIsWide = (): boolean => useMediaQuery('(width >= 48rem)');
