import { queryOptions } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';

export type StaffRate = Schemas['StaffRateDto'];

const REREAD_MS = 30_000;

/** What a dollar and a euro cost now, where that comes from and how old it is. */
export const ratesQuery = () =>
  queryOptions({
    queryKey: staffKeys.rates,
    queryFn: ({ signal }) => bodyOf(staffApi.GET('/api/v1/admin/rates', { signal })),
    refetchInterval: REREAD_MS,
  });
