import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { bodyOf, PAGE_SIZES, type Schemas } from '@torpedo/api-client';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';

export type Provider = Schemas['ProviderDto'];
export type ProductDelivery = Schemas['ProductDeliveryDto'];

const READ_AGAIN_MS = 15_000;

export const providersQuery = () =>
  queryOptions({
    queryKey: staffKeys.desk.providers,
    queryFn: ({ signal }) => bodyOf(staffApi.GET('/api/v1/admin/providers', { signal })),
    refetchInterval: READ_AGAIN_MS,
  });

export const deliveryQuery = (hours: number) =>
  queryOptions({
    queryKey: staffKeys.desk.delivery(hours),
    queryFn: ({ signal }) =>
      bodyOf(staffApi.GET('/api/v1/admin/products/delivery', { params: { query: { hours } }, signal })),
    refetchInterval: READ_AGAIN_MS * 4,
  });

export const pauseProvider = (code: string, reason: string) =>
  bodyOf(
    staffApi.POST('/api/v1/admin/providers/{code}/pause', { params: { path: { code } }, body: { reason } }),
  );

export const resumeProvider = (code: string) =>
  bodyOf(staffApi.POST('/api/v1/admin/providers/{code}/resume', { params: { path: { code } }, body: {} }));

export const checkProvider = (code: string) =>
  bodyOf(staffApi.POST('/api/v1/admin/providers/{code}/check', { params: { path: { code } } }));

export const createProvider = (body: Schemas['CreateProviderRequestDto']) =>
  bodyOf(staffApi.POST('/api/v1/admin/providers', { body }));

export const changeProvider = (code: string, body: Schemas['ChangeProviderRequestDto']) =>
  bodyOf(staffApi.PATCH('/api/v1/admin/providers/{code}', { params: { path: { code } }, body }));

/** Reads what the provider sells, without waiting for the next turn. */
export const syncProvider = (code: string) =>
  bodyOf(staffApi.POST('/api/v1/admin/products/sync', { body: { provider: code } }));

export type OpenActivation = Schemas['AdminActivationDto'];

/** Numbers that are asked for, waiting or receiving. */
export const openActivationsQuery = (search: string) =>
  queryOptions({
    queryKey: staffKeys.desk.activations(search),
    queryFn: ({ signal }) =>
      bodyOf(
        staffApi.GET('/api/v1/admin/activations', {
          params: {
            query: {
              state: 'open',
              per_page: PAGE_SIZES.lists.most,
              ...(search.trim() && { search: search.trim() }),
            },
          },
          signal,
        }),
      ),
    select: ({ items }) => items,
    placeholderData: keepPreviousData,
    refetchInterval: READ_AGAIN_MS,
  });
