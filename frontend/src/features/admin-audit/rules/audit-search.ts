import type { Schemas } from '@torpedo/api-client';
import type { z } from 'zod';
import { listSearch, searchDay, searchText } from '../../../shared/back-office/list/list-search';

export type AuditEntry = Schemas['AuditEntryDto'];

export const auditSearch = listSearch(['at'], {
  action: searchText,
  staff_id: searchText,
  request_id: searchText,
  user_id: searchText,
  from: searchDay,
  to: searchDay,
});
export type AuditSearch = z.output<typeof auditSearch>;

/** The field that is shown first: none where only ids were written down. */
export const firstField = ({ changes }: AuditEntry): string | undefined =>
  changes.find(({ field }) => !field.endsWith('_id'))?.field;
