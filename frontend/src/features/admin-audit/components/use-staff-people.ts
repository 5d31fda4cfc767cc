import { useQueries } from '@tanstack/react-query';
import type { Schemas } from '@torpedo/api-client';
import { useTranslation } from 'react-i18next';
import { listQuery } from '../../../shared/back-office/list/list-query';
import { keyIn, staffKeys } from '../../../shared/back-office/staff-keys';
import { useMay } from '../../../shared/back-office/staff-rights';

const ROLES = ['ADMIN', 'MANAGER'] as const;
const MOST = 100;

/** The names of all staff, for the filter of the audit. */
export function useStaffPeople(): { id: string; name: string }[] {
  const may = useMay();
  const lists = useQueries({
    queries: ROLES.map((role) => ({
      ...listQuery(keyIn(staffKeys.users, 'staff'), '/api/v1/admin/users', {
        query: { role, per_page: MOST },
      }),
      enabled: may('users.read'),
    })),
  });
  return lists.flatMap(({ data }) =>
    (data?.rows ?? []).map(({ id, email, profile }) => ({ id, name: profile.full_name ?? email })),
  );
}

/** The name of a person, or else the e-mail address. */
export function useStaffName(): (person: Schemas['AuditPersonDto']) => string {
  const { t } = useTranslation('admin-audit');
  const people = useStaffPeople();
  return ({ id, email }) => people.find((person) => person.id === id)?.name ?? email ?? t('deleted');
}
