import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf, hasStatus, type Schemas } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { invalidate, queryKeys } from '../../../shared/query-keys';

export type WebhookEndpoint = Schemas['WebhookEndpointDto'];
export type WebhookDelivery = Schemas['WebhookDeliveryDto'];
export type EventType = Schemas['WebhookEventTypeDto'];
export type DeliveryFilter = 'all' | 'failed';

export const EVENT_TYPES = [
  'number.allotted',
  'message.received',
  'number.ended',
  'topup.credited',
  'refund.posted',
  'payout.settled',
  'payout.returned',
] as const satisfies readonly EventType[];

type KeyOf<Type extends string> = Type extends `${infer Of}.${infer What}` ? `${Of}_${What}` : never;

/** As a key of texts, which a dot would divide. */
export const eventKey = <Type extends WebhookDelivery['type']>(type: Type) =>
  type.replace('.', '_') as KeyOf<Type>;

const ENDPOINTS = '/api/v1/users/me/webhook-endpoints';
const ENDPOINT = '/api/v1/users/me/webhook-endpoints/{id}';
const DELIVERIES = '/api/v1/users/me/webhook-endpoints/{id}/deliveries';
const at = (id: string) => ({ path: { id } });

/** Here and not with the other keys, which every first load brings along. */
export const WEBHOOKS = ['webhooks'] as const;

/** While something is being sent, or is soon, an answer may come every moment. */
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
export const rotateSecret = (id: string) =>
  bodyOf(api.POST('/api/v1/users/me/webhook-endpoints/{id}/secret', { params: at(id) }));

async function remove(id: string): Promise<void> {
  try {
    await bodyOf(api.DELETE(ENDPOINT, { params: at(id) }));
  } catch (error) {
    // Already removed: that was wanted.
    if (!hasStatus(error, 404)) throw error;
  }
}

/** What is done with one endpoint; the lists are read again afterwards. */
export function useEndpointActions(id: string) {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: WEBHOOKS });
  return {
    change: useMutation({
      mutationFn: (body: Schemas['ChangeWebhookEndpointRequestDto']) =>
        bodyOf(api.PATCH(ENDPOINT, { params: at(id), body })),
      onSuccess,
    }),
    test: useMutation({
      mutationFn: () => bodyOf(api.POST('/api/v1/users/me/webhook-endpoints/{id}/test', { params: at(id) })),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: () => remove(id),
      onSuccess: () => {
        invalidate(queryClient, queryKeys.accountActivity);
        return onSuccess();
      },
    }),
    resend: useMutation({
      mutationFn: (deliveryId: string) =>
        bodyOf(
          api.POST('/api/v1/users/me/webhook-endpoints/{id}/deliveries/{deliveryId}/resend', {
            params: { path: { id, deliveryId } },
          }),
        ),
      onSuccess,
    }),
    resendFailed: useMutation({
      mutationFn: () =>
        bodyOf(
          api.POST('/api/v1/users/me/webhook-endpoints/{id}/resend', {
            params: at(id),
            body: { from: new Date(0).toISOString(), to: new Date().toISOString(), status: 'failed' },
          }),
        ),
      onSuccess,
    }),
  };
}
