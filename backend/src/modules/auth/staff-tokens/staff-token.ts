import type { StaffPermission } from '../../../platform/http/index.js';

/** What a member of the staff gave to a script; its secret is known to that script only. */
export interface StaffToken {
  id: string;
  /** Its maker, whose rights bound what it may do. */
  userId: string;
  name: string;
  permissions: StaffPermission[];
  /** The first characters of the secret. */
  prefix: string;
  createdAt: Date;
  expiresAt: Date;
  /** To the minute; null before the first use. */
  lastUsedAt: Date | null;
}

/** What is asked for; the permissions are checked by who knows those of the maker. */
export type WantedStaffToken = Pick<StaffToken, 'userId' | 'name' | 'permissions'> & { days: number };

/** Lets a scanner of leaked secrets, and a person who finds one, recognise what it is. */
export const STAFF_TOKEN_MARK = 'torpedo_staff_';

/** How many live tokens one person may have at a time. */
export const MOST_STAFF_TOKENS = 20;
