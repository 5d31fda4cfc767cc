import type { Currency } from '../../../platform/money.js';
import type { OpenInvitation, Team, TeamFigures, TeamInvitation, TeamPerson } from './team.store.js';

/** @pattern ^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$ invalid */
export type TeamAccountIdDto = string;

/** `buyer`: buys with the wallet of the team and sees its numbers. `viewer`: reads its balance and statement. */
export type MemberRoleDto = 'buyer' | 'viewer';

/** An account whose wallet other people use. */
export interface TeamDto {
  /** The account of the team's owner. Members send it in the header `X-Account`. */
  account_id: string;
  name: string;
  /** The caller's role in the team. */
  role: 'owner' | MemberRoleDto;
  /** The currency in which the account buys. */
  currency: Currency;
}

export interface TeamsDto {
  teams: TeamDto[];
}

export interface TeamPersonDto {
  user_id: string;
  /** Null when the profile has no name. */
  name: string | null;
  email: string;
  role: 'owner' | MemberRoleDto;
  /** The most that purchases of a month may cost together, in `currency`; null for no limit. */
  monthly_budget_cents: number | null;
  /** Whether the owner gets a mail when 80 % of the budget is spent. */
  warns_owner: boolean;
  currency: Currency;
  /** The cost of the numbers bought in this month, minus money that came back. */
  spent_cents: number;
  /** How many numbers of this month were paid: those whose money did not come back. */
  numbers: number;
  /** Exact to the minute; null before the first use. */
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
  /** For example `2026-11`. Months begin at midnight in São Paulo. */
  month: string;
  /** When the next month begins, and with it the budgets. */
  resets_at: string;
  created_at: string;
  /** The spending of all people in this month, with those who left. Purchases before `created_at` do not count. */
  spent_cents: number;
  numbers: number;
  /** All people for the owner; only themselves for a member. */
  people: TeamPersonDto[];
  invitations: TeamInvitationDto[];
  /** How many people and open invitations the team may have. */
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
  /** In cents of the account's currency. @isInt not_integer @minimum 1 too_small @maximum 1000000000 too_large */
  monthly_budget_cents?: number | null;
}

export interface ChangeMemberRequestDto {
  role: MemberRoleDto;
  /** In cents of the account's currency; null for no limit. @isInt not_integer @minimum 1 too_small @maximum 1000000000 too_large */
  monthly_budget_cents: number | null;
  warns_owner: boolean;
}

export interface InvitationTokenDto {
  /** The token of the link in the mail. @isString required @minLength 1 required @maxLength 100 too_long */
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
  created_at: figures.createdAt.toISOString(),
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
