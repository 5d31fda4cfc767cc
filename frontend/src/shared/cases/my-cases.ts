import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../api/client';
import { invalidate, queryKeys } from '../query-keys';

export type CustomerCase = Schemas['CustomerCaseDto'];
export type CaseKind = CustomerCase['kind'];

/** How often cases are read while support has not replied, in milliseconds. */
const LOOK_AGAIN_MS = 60_000;

/** The reply comes a moment after the decision. */
const isAwaited = ({ decision, decided_by_rule: byRule, reply }: CustomerCase) =>
  decision === null || (!byRule && reply === null);

const myCasesQuery = () =>
  queryOptions({
    queryKey: queryKeys.cases,
    queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/cases', { signal })),
    refetchInterval: ({ state }) => (state.data?.items.some(isAwaited) ? LOOK_AGAIN_MS : false),
  });

/** The case of an order, and for how many days after its first message a number can be disputed. */
export function useOrderCase(orderId: string) {
  const { data, isLoading } = useQuery(myCasesQuery());
  const found: CustomerCase | undefined = data?.items.find(({ order_id }) => order_id === orderId);
  return { found, disputeDays: data?.dispute_days, isLoading };
}

export function useOpenCase(orderId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { handlesErrors: true },
    mutationFn: (body: Schemas['OpenCaseRequestDto']) =>
      bodyOf(api.POST('/api/v1/orders/{id}/case', { params: { path: { id: orderId } }, body })),
    // A clear case is decided at once, and its money is already back.
    onSettled: () =>
      invalidate(
        queryClient,
        queryKeys.cases,
        queryKeys.orders.all,
        queryKeys.balance.all,
        queryKeys.userTransactions.all,
        queryKeys.topup(orderId),
      ),
  });
}
