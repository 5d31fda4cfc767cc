import { queryOptions, useQuery } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../api/client';
import { useMe } from '../session/account';
import { useWallet } from '../session/wallet';
import type { TeamWallet } from '../session/wallet-choice';

export type Team = Schemas['TeamDto'];
export type TeamDetail = Schemas['TeamDetailDto'];
export type TeamPerson = Schemas['TeamPersonDto'];

export const TEAMS = ['teams'] as const;

export const teamsQuery = () =>
  queryOptions({
    queryKey: [...TEAMS, 'mine'] as const,
    queryFn: async ({ signal }) => (await bodyOf(api.GET('/api/v1/teams', { signal }))).teams,
  });

/** The members and what they spent; each screen that shows them reads them again. */
export const teamQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...TEAMS, 'one', accountId] as const,
    staleTime: 0,
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/v1/teams/{accountId}', { params: { path: { accountId } }, signal })),
  });

export const isOfAnother = (team: Team): team is TeamWallet => team.role !== 'owner';

/** The team whose wallet pays, with the members whom the reader may see; undefined without a team. */
export function usePayingTeam(): TeamDetail | undefined {
  const { id } = useMe();
  const { accountId, team } = useWallet();
  const mine = useQuery({ ...teamsQuery(), enabled: team === null });
  const isTeam = team !== null || (mine.data?.some((each) => each.account_id === id) ?? false);
  return useQuery({ ...teamQuery(accountId), enabled: isTeam }).data;
}
