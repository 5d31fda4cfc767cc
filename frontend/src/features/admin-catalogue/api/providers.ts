import { PAGE_SIZES, type Schemas } from '@torpedo/api-client';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { staffQuery } from '../../../shared/back-office/staff-query';

export type Provider = Schemas['ProviderDto'];
export type ProductDelivery = Schemas['ProductDeliveryDto'];
export type OpenActivation = Schemas['AdminActivationDto'];

export const READ_AGAIN_MS = 15_000;

export const providersQuery = () => ({
  ...staffQuery(staffKeys.providers, '/api/v1/admin/providers'),
  refetchInterval: READ_AGAIN_MS,
});

export const openNumbersQuery = (search = '') => ({
  ...staffQuery(staffKeys.live, '/api/v1/admin/activations', {
    query: { state: 'open', per_page: PAGE_SIZES.lists.most, ...(search && { search }) },
  }),
  refetchInterval: READ_AGAIN_MS,
});
