import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf, hasStatus, type Schemas } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { invalidate, queryKeys } from '../../../shared/query-keys';

export type WebhookEndpoint = Schemas['WebhookEndpointDto'];
export type WebhookDelivery = Schemas['WebhookDeliveryDto'];
export type DeliveryFilter = 'all' | 'failed';

const ENDPOINTS = '/api/v1/users/me/webhooks';
const ENDPOINT = '/api/v1/users/me/webhooks/{id}';
const DELIVERIES = '/api/v1/users/me/webhooks/{id}/deliveries';
const at = (id: string) => ({ path: { id } });

/** Apart from the other query keys, which are part of every first load. */
export const WEBHOOKS = ['webhooks'] as const;

/** How often the list is read while a delivery is due within a minute, because its answer may come soon. */
const WAITING_MS = 2_000;
const SOON_MS = 60_000;

const isTriedSoon = ({ next_try_at }: WebhookDelivery) =>
  next_try_at !== null && Date.parse(next_try_at) - Date.now() < SOON_MS;

export const webhooksQuery = () =>
  queryOptions({
    queryKey: WEBHOOKS,
    queryFn: ({ signal }) => bodyOf(api.GET(ENDPOINTS, { signal })),
    staleTime: 0,
  });

export const deliveriesQuery = (id: string, status: DeliveryFilter) =>
  infiniteQueryOptions({
    queryKey: [...WEBHOOKS, id, status] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) => {
      const query = { status, limit: 10, ...(cursor && { cursor }) };
      return bodyOf(api.GET(DELIVERIES, { params: { ...at(id), query }, signal }));
    },
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ deliveries }) => deliveries.some(isTriedSoon)) ? WAITING_MS : false,
  });

export const createEndpoint = (body: Schemas['CreateWebhookEndpointRequestDto']) =>
  bodyOf(api.POST(ENDPOINTS, { body }));
export const changeEndpoint = (id: string, body: Schemas['ChangeWebhookEndpointRequestDto']) =>
  bodyOf(api.PATCH(ENDPOINT, { params: at(id), body }));
export const rotateSecret = (id: string) =>
  bodyOf(api.POST('/api/v1/users/me/webhooks/{id}/rotate', { params: at(id) }));

async function remove(id: string): Promise<void> {
  try {
    await bodyOf(api.DELETE(ENDPOINT, { params: at(id) }));
  } catch (error) {
    // A 404 means that the webhook is removed already, so the call succeeded.
    if (!hasStatus(error, 404)) throw error;
  }
}

/** A call that changes webhooks. The lists are read again afterwards. */
function useWebhookCall<Sent = void, Answer = unknown>(mutationFn: (sent: Sent) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: WEBHOOKS }),
  });
}

export const useSwitchEndpoint = (id: string) =>
  useWebhookCall((isOn: boolean) => changeEndpoint(id, { disabled: !isOn }));

export const useTestEndpoint = (id: string) =>
  useWebhookCall(() => bodyOf(api.POST('/api/v1/users/me/webhooks/{id}/test', { params: at(id) })));

export function useRemoveEndpoint(id: string) {
  const queryClient = useQueryClient();
  return useWebhookCall(async () => {
    await remove(id);
    invalidate(queryClient, queryKeys.accountActivity);
  });
}

export const useResend = (id: string) =>
  useWebhookCall(() =>
    bodyOf(api.POST('/api/v1/users/me/webhooks/deliveries/{id}/resend', { params: at(id) })),
  );

export const useResendFailed = (id: string) =>
  useWebhookCall(() =>
    bodyOf(
      api.POST('/api/v1/users/me/webhooks/{id}/resend', {
        params: at(id),
        body: { from: new Date(0).toISOString(), to: new Date().toISOString(), status: 'failed' },
      }),
    ),
  );
