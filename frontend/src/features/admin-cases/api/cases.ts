import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
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
/** The interval while a reply can be taken back. */
const LOOK_SOON_MS = 2_000;
const STAY_MS = 10_000;

/** The cases of a view, those that are due first at the top. */
export const casesQuery = ({ status = undefined, owner, kind, search, direction }: CasesSearch) => {
  const query = { status, owner, kind, search, direction };
  return infiniteQueryOptions({
    queryKey: keyIn(staffKeys.cases, 'list', query),
    queryFn: ({ pageParam, signal }) =>
      bodyOf(staffApi.GET(PATH, { params: { query: { ...query, cursor: pageParam } }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor: cursor }) => cursor,
    refetchInterval: LOOK_AGAIN_MS,
  });
};

export const caseQuery = (id: string) =>
  queryOptions({
    ...staffQuery(staffKeys.cases, `${PATH}/{id}`, { path: { id } }),
    refetchInterval: ({ state }) => (state.data?.reply_due_at ? LOOK_SOON_MS : LOOK_AGAIN_MS),
  });

/** Who else has a case open. The call also reports that the reader has it open. */
export const viewersQuery = (id: string) =>
  queryOptions({
    ...staffQuery(staffKeys.caseViewers, `${PATH}/{id}/viewers`, { path: { id } }),
    refetchInterval: STAY_MS,
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

export const decide = (
  { id, updated_at: expected_updated_at }: Edit,
  decision: Decision,
  { reply, language }: Pick<CaseDetail, 'language'> & { reply: string },
) =>
  changeCall(
    'post',
    `${PATH}/{id}/decide`,
    { id },
    { decision, reply, language, expected_updated_at },
  )(PLAIN);

export const takeReplyBack = (id: string) =>
  changeCall('post', `${PATH}/{id}/reply/take-back`, { id })(PLAIN);

export const replyAnew = ({ id }: Edit, reply: string) =>
  changeCall('post', `${PATH}/{id}/reply`, { id }, { reply })(PLAIN);

/** Whether the reply was taken back before its mail was sent. */
export const isDraft = ({ reply, reply_due_at: due, replied_at: sent }: Case) =>
  reply !== null && due === null && sent === null;
