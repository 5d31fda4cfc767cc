import { bodyOf, type Schemas } from '@torpedo/api-client';
import { staffQuery, useStaffMutation } from '../../../shared/back-office/staff-query';
import { listQuery } from '../../../shared/back-office/list/list-query';
import { requestOf } from '../../../shared/back-office/list/list-search';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import type { ProductsSearch } from '../rules/products-search';

export type AdminProduct = Schemas['AdminProductDto'];
export type ProductOffer = Schemas['ProductOfferDto'];
export type AdminCountry = Schemas['AdminCountryDto'];
export type Category = Schemas['CategoryDto'];

const PATH = '/api/v1/admin/products';

/** How many products a view has. */
export const productCountQuery = (search: Partial<ProductsSearch>) => {
  const page = listQuery(staffKeys.products, PATH, { query: { ...requestOf(search), per_page: 1 } });
  return { ...page, staleTime: 60_000 };
};

export const productQuery = (id: string) => staffQuery(staffKeys.products, `${PATH}/{id}`, { path: { id } });

export const offersQuery = (id: string) =>
  staffQuery(staffKeys.products, `${PATH}/{id}/offers`, { path: { id } });

/** All categories, in the order that staff chose. */
export const categoriesQuery = () => staffQuery(staffKeys.categories, '/api/v1/admin/categories');

export const changeProduct = (id: string, body: Schemas['ChangeProductRequestDto']) =>
  bodyOf(staffApi.PATCH(`${PATH}/{id}`, { params: { path: { id } }, body }));

export const changeCountry = (iso: string, body: Schemas['ChangeCountryRequestDto']) =>
  bodyOf(staffApi.PATCH('/api/v1/admin/countries/{iso}', { params: { path: { iso } }, body }));

export const changeCategory = (code: string, body: Schemas['ChangeCategoryRequestDto']) =>
  bodyOf(staffApi.PATCH('/api/v1/admin/categories/{code}', { params: { path: { code } }, body }));

/** Lets a paused product be sold again. */
export const useResume = () =>
  useStaffMutation([staffKeys.products], {
    mutationFn: (id: string) =>
      bodyOf(staffApi.POST(`${PATH}/{id}/resume`, { params: { path: { id } }, body: {} })),
  });
