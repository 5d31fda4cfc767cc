import type { Schemas } from '@torpedo/api-client';
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
