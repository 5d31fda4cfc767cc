import { z } from 'zod';
import { listSearch, searchChoice, searchFlag } from '../../../shared/back-office/list/list-search';

export const usersSearch = listSearch(['created_at', 'email', 'name', 'last_login'], {
  role: searchChoice(['CUSTOMER', 'MANAGER', 'ADMIN']),
  status: searchChoice(['active', 'inactive']),
  verified: searchFlag,
  flagged: searchFlag,
  purchases: searchChoice(['blocked']),
});
export type UsersSearch = z.output<typeof usersSearch>;

/** `act` opens the dialog of an action with the page of the account. */
export const userSearch = z.object({ act: searchChoice(['balance', 'reset', 'status']) });
export type UserAct = NonNullable<z.output<typeof userSearch>['act']>;
