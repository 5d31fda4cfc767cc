import type { StaffPermission } from '../../../platform/http/index.js';

export interface StaffToken {
  id: string;
  /** Its maker, whose rights bound what it may do. */
  userId: string;
  name: string;
  permissions: StaffPermission[];
  prefix: string;
  createdAt: Date;
  expiresAt: Date;
  /** To the minute; null before the first use. */
  lastUsedAt: Date | null;
}

export type WantedStaffToken = Pick<StaffToken, 'userId' | 'name' | 'permissions'> & { days: number };

/** Scanners of leaked secrets recognise it. */
export const STAFF_TOKEN_MARK = 'torpedo_staff_';

export const MOST_STAFF_TOKENS = 20;
