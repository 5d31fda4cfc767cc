import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import type { Currency } from '../../../shared/balance';
import type { Language } from '../../../shared/i18n/languages';
import { queryKeys } from '../../../shared/query-keys';
import { TEAMS } from '../../../shared/teams/teams';

export type TeamInvitation = Schemas['TeamInvitationDto'];
export type MemberTerms = Schemas['ChangeMemberRequestDto'];
export type Invitation = Schemas['InviteToTeamRequestDto'];

const LATEST = 12;

/** The newest movements of the wallet that pays. */
export const happenedQuery = (accountId: string, currency: Currency, language: Language) =>
  queryOptions({
    queryKey: [...queryKeys.statement.all, 'happened', accountId, language] as const,
    queryFn: async ({ signal }) => {
      const params = { path: { currency }, query: { limit: LATEST } };
      const call = api.GET('/api/v1/wallets/{currency}/transactions', { params, signal });
      return (await bodyOf(call)).transactions;
    },
  });

/** A call that changes a team. The data of teams is read again afterwards. */
function useTeamCall<Sent, Answer>(call: (sent: Sent) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    meta: { handlesErrors: true },
    onSettled: () => queryClient.invalidateQueries({ queryKey: TEAMS }),
  });
}

export const useCreateTeam = () =>
  useTeamCall((name: string) => bodyOf(api.POST('/api/v1/teams', { body: { name } })));

export const useRenameTeam = (accountId: string) =>
  useTeamCall((name: string) =>
    bodyOf(api.PATCH('/api/v1/teams/{accountId}', { params: { path: { accountId } }, body: { name } })),
  );

export const useCloseTeam = (accountId: string) =>
  useTeamCall(() => bodyOf(api.DELETE('/api/v1/teams/{accountId}', { params: { path: { accountId } } })));

export const useInvite = (accountId: string) =>
  useTeamCall((body: Invitation) =>
    bodyOf(api.POST('/api/v1/teams/{accountId}/invitations', { params: { path: { accountId } }, body })),
  );

export const useWithdrawInvitation = (accountId: string) =>
  useTeamCall((id: string) =>
    bodyOf(api.DELETE('/api/v1/teams/{accountId}/invitations/{id}', { params: { path: { accountId, id } } })),
  );

export const useChangeMember = (accountId: string, userId: string) =>
  useTeamCall((body: MemberTerms) =>
    bodyOf(
      api.PATCH('/api/v1/teams/{accountId}/members/{userId}', {
        params: { path: { accountId, userId } },
        body,
      }),
    ),
  );

/** Called by the owner, or by the member who leaves. */
export const useRemoveMember = (accountId: string, userId: string) =>
  useTeamCall(() =>
    bodyOf(
      api.DELETE('/api/v1/teams/{accountId}/members/{userId}', { params: { path: { accountId, userId } } }),
    ),
  );

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['team-invitation', token] as const,
    retry: false,
    queryFn: ({ signal }) => bodyOf(api.POST('/api/v1/teams/invitations/view', { body: { token }, signal })),
  });

export const useAcceptInvitation = () =>
  useTeamCall((token: string) => bodyOf(api.POST('/api/v1/teams/invitations/accept', { body: { token } })));
