import type { Schemas } from '@torpedo/api-client';
import { listQuery, PAGE_ROWS } from '../../../shared/back-office/list/list-query';
import { requestOf } from '../../../shared/back-office/list/list-search';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import type { AuditSearch } from '../rules/audit-search';

export type AuditEntry = Schemas['AuditEntryDto'];

export const auditQuery = (search: AuditSearch) => {
  const { action, ...rest } = requestOf(search);
  const query = { ...rest, action: action as AuditEntry['action'] | undefined, per_page: PAGE_ROWS };
  return listQuery(staffKeys.audit.list(query), (signal) =>
    staffApi.GET('/api/v1/admin/audit', { params: { query }, signal }),
  );
};
