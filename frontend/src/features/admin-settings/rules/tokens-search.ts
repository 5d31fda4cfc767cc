import type { Schemas } from '@torpedo/api-client';
import type { z } from 'zod';
import { listSearch } from '../../../shared/back-office/list/list-search';
import type { StaffPermission } from '../../../shared/back-office/staff-rights';

export type StaffToken = Schemas['StaffTokenDto'];
/** The permissions that a token can have. */
export type Grantable = Exclude<StaffPermission, 'rights.read' | `tokens.${string}`>;

export const tokensSearch = listSearch(['created_at', 'expires_at'], {});
export type TokensSearch = z.output<typeof tokensSearch>;
