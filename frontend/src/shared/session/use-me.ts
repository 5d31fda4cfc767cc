import { useSuspenseQuery } from '@tanstack/react-query';
import { meQuery } from './me-query';

/** The signed-in account; only below the guard, which has loaded it. */
export function useMe() {
  return useSuspenseQuery(meQuery()).data;
}
