import { useMediaQuery } from '@torpedo/ui-kit';

/** Whether lists may stand open beside each other: `lg` of the tokens. */
export const useIsWide = (): boolean => useMediaQuery('(width >= 64rem)');
