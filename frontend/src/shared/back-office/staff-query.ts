import { type QueryKey, useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import { type AnswerOf, bodyOf, type ParametersOf, type PathOf, type RequestOf } from '@torpedo/api-client';
import { staffApi } from './staff-api';
import { keyIn } from './staff-keys';

/** One read of the API as a query. */
export const staffQuery = <Path extends PathOf<'get'>>(
  family: QueryKey,
  path: Path,
  params?: ParametersOf<'get', Path>,
) => ({
  queryKey: keyIn(family, path, params),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<AnswerOf<'get', Path>> =>
    // The client types the parameters by the path, which a path of any name cannot show.
    bodyOf(staffApi.GET(path, { params, signal } as never) as Promise<{ data?: AnswerOf<'get', Path> }>),
});

/** Has whole families read again. */
export function useReread(...families: readonly QueryKey[]): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () => Promise.all(families.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** A change after which families are read again, also when it was refused: somebody else may have been quicker. */
export function useStaffMutation<Answer, Variables = void>(
  families: readonly QueryKey[],
  options: Omit<UseMutationOptions<Answer, Error, Variables>, 'onSettled'>,
) {
  return useMutation({ ...options, onSettled: useReread(...families) });
}

/** What a change would do to one thing, in the API's names. */
export interface DryRunChange {
  action: string;
  entity_type: string;
  entity_id: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** How a change is asked for: with its reason, and in a dry run with the header that writes nothing. */
export interface ChangeRequest {
  reason: string;
  headers: { 'X-Dry-Run'?: 'true'; 'Idempotency-Key'?: string };
}

/** Makes the call of a change; the same for the dry run and for the change itself. */
export type ChangeCall<Answer> = (request: ChangeRequest) => Promise<Answer>;

type Verb = 'post' | 'put' | 'patch';

/** The call of a change whose body is these fields and the reason. */
export function changeCall<Method extends Verb, Path extends PathOf<Method>>(
  method: Method,
  path: Path,
  at: ParametersOf<Method, Path> extends { path: infer Place } ? Place : null,
  fields?: Omit<RequestOf<Method, Path>, 'reason'>,
): ChangeCall<AnswerOf<Method, Path>> {
  const send = staffApi[method.toUpperCase() as 'POST'];
  return ({ reason, headers }) => {
    const init = { params: { path: at ?? {} }, headers, body: { ...fields, reason } };
    return bodyOf(send(path as never, init as never) as Promise<{ data?: AnswerOf<Method, Path> }>);
  };
}

/** What a change would do, as the server says: nothing is written. */
export async function dryRun(call: ChangeCall<unknown>, reason: string): Promise<DryRunChange[]> {
  const answer = await call({ reason, headers: { 'X-Dry-Run': 'true' } });
  // A dry run is answered instead of what the call answers otherwise, which its type cannot say.
  return (answer as { changes: DryRunChange[] }).changes;
}
