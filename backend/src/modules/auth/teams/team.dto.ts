import type { Currency } from '../../../platform/money.js';
import type { OpenInvitation, Team, TeamFigures, TeamInvitation, TeamPerson } from './team.store.js';

/** @pattern ^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$ invalid */
export type TeamAccountIdDto = string;

/** `buyer`: buys with the wallet of the team and sees its numbers. `viewer`: reads its balance and statement. */
export type MemberRoleDto = 'buyer' | 'viewer';

/** An account whose wallet other people use. */
export interface TeamDto {
  /** The account of its owner. Requests of members carry it as `X-Account`. */
  account_id: string;
  name: string;
  /** What the caller is in it. */
  role: 'owner' | MemberRoleDto;
  /** In which the account buys. */
  currency: Currency;
}

export interface TeamsDto {
  teams: TeamDto[];
}

export interface TeamPersonDto {
  user_id: string;
  /** Null where none is in the profile. */
  name: string | null;
  email: string;
  role: 'owner' | MemberRoleDto;
  /** What purchases of a month may cost together, in `currency`; null for no limit. */
  monthly_budget_cents: number | null;
  /** Whether the owner gets a mail when 80 % of it is spent. */
  warns_owner: boolean;
  currency: Currency;
  /** What numbers bought in this month cost, less what came back. */
  spent_cents: number;
  /** Those whose money did not come back. */
  numbers: number;
  /** To the minute; null before the first use. */
  last_used_at: string | null;
}

export interface TeamInvitationDto {
  id: string;
  email: string;
  role: MemberRoleDto;
  monthly_budget_cents: number | null;
  sent_at: string;
  expires_at: string;
}

export interface TeamDetailDto extends TeamDto {
  /** `2026-11`, in São Paulo. */
  month: string;
  /** When the next month begins. */
  resets_at: string;
  /** Of everybody in this month, those who left included. */
  spent_cents: number;
  numbers: number;
  /** For its owner everybody, for a member only the member. */
  people: TeamPersonDto[];
  invitations: TeamInvitationDto[];
  /** People and open invitations that it may have. */
  maximum: number;
}

export interface StaffTeamDto extends TeamDto {
  people: TeamPersonDto[];
}

export interface TeamNameDto {
  /** @isString required @minLength 1 required @maxLength 60 too_long @example "Loja do Bairro" */
  name: string;
}

export interface InviteToTeamRequestDto {
  /** @isString email_required @maxLength 254 email_invalid @example "bruno@example.com" */
  email: string;
  role: MemberRoleDto;
  /** Cents of the account's currency a month. @isInt not_integer @minimum 1 too_small @maximum 1000000000 too_large */
  monthly_budget_cents?: number | null;
}

export interface ChangeMemberRequestDto {
  role: MemberRoleDto;
  /** Cents of the account's currency a month; null for no limit. @isInt not_integer @minimum 1 too_small @maximum 1000000000 too_large */
  monthly_budget_cents: number | null;
  warns_owner: boolean;
}

export interface InvitationTokenDto {
  /** Of the link in the mail. @isString required @minLength 1 required @maxLength 100 too_long */
  token: string;
}

export interface OpenInvitationDto {
  account_id: string;
  team_name: string;
  owner_name: string;
  role: MemberRoleDto;
  monthly_budget_cents: number | null;
  currency: Currency;
  expires_at: string;
}

export const presentTeam = ({ accountId, name, role, currency }: Team): TeamDto => ({
  account_id: accountId,
  name,
  role,
  currency,
});

export const presentInvitation = (invitation: TeamInvitation): TeamInvitationDto => ({
  id: invitation.id,
  email: invitation.email,
  role: invitation.role,
  monthly_budget_cents: invitation.monthlyBudgetCents,
  sent_at: invitation.sentAt.toISOString(),
  expires_at: invitation.expiresAt.toISOString(),
});

const presentPerson = (person: TeamPerson): TeamPersonDto => ({
  user_id: person.userId,
  name: person.fullName,
  email: person.email,
  role: person.role,
  monthly_budget_cents: person.monthlyBudgetCents,
  warns_owner: person.warnsOwner,
  currency: person.currency,
  spent_cents: person.spentCents,
  numbers: person.numbers,
  last_used_at: person.lastUsedAt?.toISOString() ?? null,
});

export const presentStaffTeam = (team: Team, people: readonly TeamPerson[]): StaffTeamDto => ({
  ...presentTeam(team),
  people: people.map(presentPerson),
});

export interface TeamDetail {
  team: Team;
  figures: TeamFigures;
  people: TeamPerson[];
  invitations: TeamInvitation[];
  maximum: number;
}

export const presentTeamDetail = ({
  team,
  figures,
  people,
  invitations,
  maximum,
}: TeamDetail): TeamDetailDto => ({
  ...presentTeam(team),
  month: figures.month,
  resets_at: figures.resetsAt.toISOString(),
  spent_cents: figures.spentCents,
  numbers: figures.numbers,
  people: people.map(presentPerson),
  invitations: invitations.map(presentInvitation),
  maximum,
});

export const presentOpenInvitation = (invitation: OpenInvitation): OpenInvitationDto => ({
  account_id: invitation.accountId,
  team_name: invitation.teamName,
  owner_name: invitation.ownerName,
  role: invitation.role,
  monthly_budget_cents: invitation.monthlyBudgetCents,
  currency: invitation.currency,
  expires_at: invitation.expiresAt.toISOString(),
});
