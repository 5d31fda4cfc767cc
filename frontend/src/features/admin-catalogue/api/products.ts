import { queryOptions } from '@tanstack/react-query';
import { bodyOf, PAGE_SIZES, type Schemas } from '@torpedo/api-client';
import { listPage, listQuery, PAGE_ROWS } from '../../../shared/back-office/list/list-query';
import { requestOf } from '../../../shared/back-office/list/list-search';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import type { ProductsSearch } from '../rules/products-search';

export type AdminProduct = Schemas['AdminProductDto'];
export type ProductOffer = Schemas['ProductOfferDto'];
export type BulkChanges = Schemas['BulkProductChangesDto'];
export type BulkOutcome = Schemas['BulkProductsDto'];
export type ProductFilter = Schemas['ProductFilterDto'];
export type NewProduct = Schemas['CreateProductRequestDto'];
export type ProductChanges = Schemas['ChangeProductRequestDto'];

const PATH = '/api/v1/admin/products';

export const productsQuery = (search: ProductsSearch) => {
  const query = { ...requestOf(search), per_page: PAGE_ROWS };
  return listQuery(staffKeys.products.list(query), (signal) =>
    staffApi.GET(PATH, { params: { query }, signal }),
  );
};

/** How many products a view has. */
export const productCountQuery = (search: Partial<ProductsSearch>) =>
  queryOptions({
    queryKey: staffKeys.products.count(search),
    queryFn: async ({ signal }) => {
      const query = { ...requestOf(search), per_page: 1 };
      return (await listPage(staffApi.GET(PATH, { params: { query }, signal }))).total;
    },
    staleTime: 60_000,
  });

export const productQuery = (id: string) =>
  queryOptions({
    queryKey: staffKeys.products.one(id),
    queryFn: ({ signal }) => bodyOf(staffApi.GET(`${PATH}/{id}`, { params: { path: { id } }, signal })),
  });

export const offersQuery = (id: string) =>
  queryOptions({
    queryKey: staffKeys.products.offers(id),
    queryFn: ({ signal }) =>
      bodyOf(staffApi.GET(`${PATH}/{id}/offers`, { params: { path: { id } }, signal })),
  });

/** Every service that some provider lists, for choosing one. */
export const knownServicesQuery = () =>
  queryOptions({
    queryKey: staffKeys.products.services,
    queryFn: ({ signal }) =>
      bodyOf(
        staffApi.GET('/api/v1/services', {
          params: { query: { active: false, per_page: PAGE_SIZES.services.most } },
          signal,
        }),
      ),
  });

/** Every country that has products, for choosing one. */
export const knownCountriesQuery = () =>
  queryOptions({
    queryKey: staffKeys.products.countries,
    queryFn: ({ signal }) =>
      bodyOf(
        staffApi.GET('/api/v1/countries', {
          params: { query: { per_page: PAGE_SIZES.countries.most } },
          signal,
        }),
      ),
  });

export const createProduct = (body: NewProduct) => bodyOf(staffApi.POST(PATH, { body }));

export const changeProduct = (id: string, body: ProductChanges) =>
  bodyOf(staffApi.PATCH(`${PATH}/{id}`, { params: { path: { id } }, body }));

export const pauseProduct = (id: string, reason: string) =>
  bodyOf(staffApi.POST(`${PATH}/{id}/pause`, { params: { path: { id } }, body: { reason } }));

export const resumeProduct = (id: string) =>
  bodyOf(staffApi.POST(`${PATH}/{id}/resume`, { params: { path: { id } }, body: {} }));

export const changeProducts = (body: Schemas['BulkProductsRequestDto']) =>
  bodyOf(staffApi.POST(`${PATH}/bulk`, { body }));

export const moveOffer = (id: string, offerId: string, position: number) =>
  bodyOf(
    staffApi.PATCH(`${PATH}/{id}/offers/{offerId}`, {
      params: { path: { id, offerId } },
      body: { position },
    }),
  );

export const openOffer = (id: string, offerId: string, reason: string) =>
  bodyOf(
    staffApi.POST(`${PATH}/{id}/offers/{offerId}/open`, {
      params: { path: { id, offerId } },
      body: { reason },
    }),
  );
