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
    // The client types its parameters by a literal path, which a generic path is not.
    bodyOf(staffApi.GET(path, { params, signal } as never) as Promise<{ data?: AnswerOf<'get', Path> }>),
});

/** Returns a function that has whole families read again. */
export function useReread(...families: readonly QueryKey[]): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () => Promise.all(families.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** A change that has families read again, also after a refusal: somebody else may have changed them. */
export function useStaffMutation<Answer, Variables = void>(
  families: readonly QueryKey[],
  options: Omit<UseMutationOptions<Answer, Error, Variables>, 'onSettled'>,
) {
  return useMutation({ ...options, onSettled: useReread(...families) });
}

/** What a change would do to one entity, in the API's names. */
export interface DryRunChange {
  action: string;
  entity_type: string;
  entity_id: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** What every change sends: its reason, and in a dry run the header that prevents writing. */
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

/** Asks the server what a change would do; nothing is written. */
export async function dryRun(call: ChangeCall<unknown>, reason: string): Promise<DryRunChange[]> {
  const answer = await call({ reason, headers: { 'X-Dry-Run': 'true' } });
  // In a dry run the server answers `changes`, which the type of the call does not know.
  return (answer as { changes: DryRunChange[] }).changes;
}
