import { queryOptions } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';

export type Category = Schemas['CategoryDto'];

/** All of them, in the order of staff. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: staffKeys.categories,
    queryFn: ({ signal }) => bodyOf(staffApi.GET('/api/v1/admin/categories', { signal })),
  });

export const createCategory = (body: Schemas['CreateCategoryRequestDto']) =>
  bodyOf(staffApi.POST('/api/v1/admin/categories', { body }));

export const changeCategory = (code: string, body: Schemas['ChangeCategoryRequestDto']) =>
  bodyOf(staffApi.PATCH('/api/v1/admin/categories/{code}', { params: { path: { code } }, body }));
