import { useMediaQuery } from '../../../shared/layout/media-query';

/** Whether lists may stand open beside each other: `lg` of the tokens. */
export const useIsWide = (): boolean => useMediaQuery('(width >= 64rem)');
