import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf, hasStatus, type Schemas } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import type { Language } from '../../../shared/i18n/languages';
import { queryKeys } from '../../../shared/query-keys';

export type PriceAlert = Schemas['PriceAlertDto'];
export type AlertDays = Schemas['CreatePriceAlertRequestDto']['days'];

const ALERTS = ['alerts'] as const;

const PRICE_OF_NOW_MS = 15_000;

export const alertsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...ALERTS, language] as const,
    queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/alerts', { signal })),
    staleTime: 0,
    refetchInterval: PRICE_OF_NOW_MS,
  });

/** The product as it is sold now, or as it was sold last; null when the country never had the service. */
export const productQuery = (language: Language, service: string, country_iso: string) =>
  queryOptions({
    // Below the key of the catalogue, so that both are read again together.
    queryKey: [...queryKeys.services.in(language, country_iso), service, 'sold-once'] as const,
    queryFn: async ({ signal }) => {
      const query = { service, country_iso, active: false, per_page: 1 };
      return (await bodyOf(api.GET('/api/v1/services', { params: { query }, signal }))).services[0] ?? null;
    },
  });

async function remove(id: string): Promise<void> {
  try {
    await bodyOf(api.DELETE('/api/v1/alerts/{id}', { params: { path: { id } } }));
  } catch (error) {
    // A 404 means that the alert is removed already, so the call succeeded.
    if (!hasStatus(error, 404)) throw error;
  }
}

function useAlertCall<Sent>(mutationFn: (sent: Sent) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => queryClient.invalidateQueries({ queryKey: ALERTS }) });
}

export const useCreateAlert = () =>
  useAlertCall((body: Schemas['CreatePriceAlertRequestDto']) => bodyOf(api.POST('/api/v1/alerts', { body })));

export const useRemoveAlert = () => useAlertCall(remove);
