import { infiniteQueryOptions } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { staffApi } from '../../../shared/back-office/staff-api';
import { keyIn, staffKeys } from '../../../shared/back-office/staff-keys';
import { changeCall, staffQuery } from '../../../shared/back-office/staff-query';
import type { CasesSearch } from '../rules/cases-search';

export type Case = Schemas['AdminCaseDto'];
export type CaseDetail = Schemas['AdminCaseDetailDto'];
export type Decision = CaseDetail['decisions'][number]['decision'];

const PATH = '/api/v1/admin/cases';
const LOOK_AGAIN_MS = 15_000;

/** The cases of a view, those that are due first at the top. */
export const casesQuery = ({ status = undefined, owner, kind, search }: CasesSearch) => {
  const query = { status, owner, kind, search };
  return infiniteQueryOptions({
    queryKey: keyIn(staffKeys.cases, 'list', query),
    queryFn: ({ pageParam, signal }) =>
      bodyOf(staffApi.GET(PATH, { params: { query: { ...query, cursor: pageParam } }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor: cursor }) => cursor,
    refetchInterval: LOOK_AGAIN_MS,
  });
};

export const caseQuery = (id: string) => ({
  ...staffQuery(staffKeys.cases, `${PATH}/{id}`, { path: { id } }),
  refetchInterval: LOOK_AGAIN_MS,
});

type Edit = Pick<CaseDetail, 'id' | 'updated_at'>;

const PLAIN = { reason: '', headers: {} };

export const assign = ({ id, updated_at: expected_updated_at }: Edit, owner: 'me' | 'none') =>
  changeCall('post', `${PATH}/{id}/assign`, { id }, { owner, expected_updated_at })(PLAIN);

export const postpone = ({ id, updated_at: expected_updated_at }: Edit, dueAt: Date) =>
  changeCall(
    'post',
    `${PATH}/{id}/postpone`,
    { id },
    { due_at: dueAt.toISOString(), expected_updated_at },
  )(PLAIN);

export const reread = ({ id }: Edit) => changeCall('post', `${PATH}/{id}/reread`, { id })(PLAIN);

export const decide = ({ id, updated_at: expected_updated_at }: Edit, decision: Decision, reply: string) =>
  changeCall('post', `${PATH}/{id}/decide`, { id }, { decision, reply, expected_updated_at })(PLAIN);
