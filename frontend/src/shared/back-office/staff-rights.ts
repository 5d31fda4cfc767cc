import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../api/client';
import { staffKeys } from './staff-keys';

export type StaffPermission = Schemas['StaffPermission'];

/** What the signed-in person may do in the back-office. */
export const staffRightsQuery = () =>
  queryOptions({
    queryKey: staffKeys.rights,
    queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/admin/rights', { signal })),
  });

/** Tells whether the signed-in person has a permission; works only inside the back-office's frame. */
export function useMay(): (permission: StaffPermission) => boolean {
  const { permissions } = useSuspenseQuery(staffRightsQuery()).data;
  return (permission) => permissions.includes(permission);
}
