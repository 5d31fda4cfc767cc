import { statement, type Sql } from '../../../platform/database/index.js';
import type { TeamRole } from '../../../platform/http/index.js';
import type { Currency } from '../../../platform/money.js';

export interface Team {
  /** The account of the owner, whose wallet pays. */
  accountId: string;
  name: string;
  /** The role of the person who asks. */
  role: 'owner' | TeamRole;
  currency: Currency;
}

export interface TeamPerson {
  userId: string;
  fullName: string | null;
  email: string;
  role: Team['role'];
  monthlyBudgetCents: number | null;
  warnsOwner: boolean;
  /** The currency of the budget; without a budget, that of the account. */
  currency: Currency;
  /** What the person spent in this month. */
  spentCents: number;
  numbers: number;
  lastUsedAt: Date | null;
}

export interface TeamFigures {
  month: string;
  resetsAt: Date;
  createdAt: Date;
  /** What all people spent in this month, in the currency of the account. */
  spentCents: number;
  numbers: number;
}

export interface MemberTerms {
  role: TeamRole;
  monthlyBudgetCents: number | null;
}

export interface TeamInvitation extends MemberTerms {
  id: string;
  email: string;
  sentAt: Date;
  expiresAt: Date;
}

export interface OpenInvitation extends MemberTerms {
  id: string;
  accountId: string;
  teamName: string;
  ownerName: string;
  email: string;
  currency: Currency;
  expiresAt: Date;
}

export interface DueMember {
  id: string;
  ownerId: string;
  memberId: string;
}

export interface DueWarning {
  memberName: string;
  teamName: string;
  spentCents: number;
  budgetCents: number;
  currency: Currency;
}

const LIST = statement(
  'auth.team.list',
  `SELECT t.owner_id AS "accountId", t.name, coalesce(m.role, 'owner') AS role,
          o.preferred_currency AS currency
     FROM teams t LEFT JOIN team_members m ON m.owner_id = t.owner_id AND m.user_id = $1
     JOIN users o ON o.id = t.owner_id
    WHERE t.owner_id = ANY (ARRAY(SELECT $1::uuid UNION ALL SELECT owner_id FROM team_members WHERE user_id = $1))
      AND o.is_active AND t.owner_id = coalesce($2, t.owner_id)
    ORDER BY m.role IS NOT NULL, t.name, t.owner_id`,
);

const FIGURES = statement(
  'auth.team.figures',
  `SELECT to_char(month_of($2), 'YYYY-MM') AS month,
          team_month_ends($2) AS "resetsAt", t.created_at AS "createdAt", coalesce(sum(s.spent_cents), 0)::bigint AS "spentCents",
          coalesce(sum(s.numbers), 0)::int AS numbers
     FROM users u JOIN teams t ON t.owner_id = u.id LEFT JOIN team_spending s
       ON s.owner_id = u.id AND s.month = month_of($2) AND s.currency = u.preferred_currency
    WHERE u.id = $1 GROUP BY u.id, t.owner_id`,
);

const PEOPLE = statement(
  'auth.team.people',
  `SELECT p.user_id AS "userId", u.full_name AS "fullName", u.email, p.role,
          p.monthly_budget_cents AS "monthlyBudgetCents", p.warns_owner AS "warnsOwner", c.currency,
          coalesce(s.spent_cents, 0) AS "spentCents", coalesce(s.numbers, 0) AS numbers, p.last_used_at AS "lastUsedAt"
     FROM (SELECT owner_id AS user_id, 'owner' AS role, NULL::bigint AS monthly_budget_cents,
                  NULL AS budget_currency, false AS warns_owner, created_at AS joined_at,
                  (SELECT max(last_seen_at) FROM sessions WHERE user_id = owner_id) AS last_used_at
             FROM teams WHERE owner_id = $1
           UNION ALL
           SELECT user_id, role, monthly_budget_cents, budget_currency, warns_owner, joined_at, last_used_at
             FROM team_members WHERE owner_id = $1) p
     JOIN users u ON u.id = p.user_id
     JOIN users o ON o.id = $1
    CROSS JOIN LATERAL (SELECT coalesce(p.budget_currency, o.preferred_currency) AS currency) c
     LEFT JOIN team_spending s ON s.owner_id = $1 AND s.user_id = p.user_id AND s.month = month_of($2)
          AND s.currency = c.currency
    ORDER BY p.role <> 'owner', p.joined_at, p.user_id`,
);

const INSERT = statement(
  'auth.team.insert',
  `INSERT INTO teams (owner_id, name, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING owner_id`,
);
const RENAME = statement('auth.team.rename', 'UPDATE teams SET name = $2 WHERE owner_id = $1');
const CLOSE = statement(
  'auth.team.close',
  `WITH people AS (SELECT user_id FROM team_members WHERE owner_id = $1),
        closed AS (DELETE FROM teams WHERE owner_id = $1 RETURNING name)
   SELECT name, ARRAY(SELECT user_id FROM people) AS "memberIds" FROM closed`,
);

const COUNT = statement(
  'auth.team.count',
  `SELECT (SELECT count(*) FROM team_members WHERE owner_id = $1)::int
        + (SELECT count(*) FROM team_invitations WHERE owner_id = $1 AND expires_at > $2
            AND lower(email) <> lower($3))::int AS people`,
);

const HAS_ADDRESS = statement(
  'auth.team.has_address',
  `SELECT u.id FROM users u
    WHERE lower(u.email) = lower($2)
      AND (u.id = $1 OR EXISTS (SELECT FROM team_members m WHERE m.owner_id = $1 AND m.user_id = u.id))`,
);

const INVITE = statement(
  'auth.team.invite',
  `INSERT INTO team_invitations (owner_id, email, role, monthly_budget_cents, token_hash, sent_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7)
   ON CONFLICT (owner_id, lower(email)) DO UPDATE
     SET role = excluded.role, monthly_budget_cents = excluded.monthly_budget_cents,
         token_hash = excluded.token_hash, sent_at = excluded.sent_at, expires_at = excluded.expires_at
   RETURNING id, email, role, monthly_budget_cents AS "monthlyBudgetCents", sent_at AS "sentAt", expires_at AS "expiresAt"`,
);

const INVITATIONS = statement(
  'auth.team.invitations',
  `SELECT id, email, role, monthly_budget_cents AS "monthlyBudgetCents", sent_at AS "sentAt", expires_at AS "expiresAt"
     FROM team_invitations WHERE owner_id = $1 ORDER BY id`,
);

const WITHDRAW = statement(
  'auth.team.withdraw',
  'DELETE FROM team_invitations WHERE owner_id = $1 AND id = $2 RETURNING email',
);

const OPEN_INVITATION = statement(
  'auth.team.open_invitation',
  `SELECT i.id, i.owner_id AS "accountId", t.name AS "teamName", coalesce(o.full_name, o.email) AS "ownerName",
          i.email, i.role, i.monthly_budget_cents AS "monthlyBudgetCents", o.preferred_currency AS currency,
          i.expires_at AS "expiresAt"
     FROM team_invitations i JOIN teams t ON t.owner_id = i.owner_id JOIN users o ON o.id = i.owner_id
    WHERE i.token_hash = $1 AND i.expires_at > $2 AND o.is_active`,
);

const JOIN = statement(
  'auth.team.join',
  `INSERT INTO team_members (owner_id, user_id, role, monthly_budget_cents, budget_currency, joined_at)
   VALUES ($1, $2, $3, $4::bigint, CASE WHEN $4::bigint IS NOT NULL THEN $5 END, $6) ON CONFLICT DO NOTHING`,
);

// With a new budget the owner may be warned again in the same month.
const CHANGE = statement(
  'auth.team.change_member',
  `UPDATE team_members
      SET role = $3, monthly_budget_cents = $4::bigint, budget_currency = CASE WHEN $4::bigint IS NOT NULL THEN $5 END,
          warns_owner = $6, warning_due = NULL,
          warned_month = CASE WHEN monthly_budget_cents IS NOT DISTINCT FROM $4::bigint THEN warned_month END
    WHERE owner_id = $1 AND user_id = $2 RETURNING user_id`,
);

const REMOVE = statement(
  'auth.team.remove_member',
  `DELETE FROM team_members m USING users u
    WHERE m.owner_id = $1 AND m.user_id = $2 AND u.id = m.user_id RETURNING coalesce(u.full_name, u.email) AS name`,
);

const DUE_WARNINGS = statement(
  'auth.team.due_warnings',
  `SELECT owner_id || ' ' || user_id AS id, owner_id AS "ownerId", user_id AS "memberId" FROM team_members
    WHERE warning_due IS NOT NULL AND owner_id || ' ' || user_id <> ALL ($1::text[]) ORDER BY owner_id, user_id LIMIT 100`,
);

const TAKE_WARNING = statement(
  'auth.team.take_warning',
  `WITH due AS (
     SELECT owner_id, user_id, warning_due FROM team_members
      WHERE owner_id = $1 AND user_id = $2 AND warning_due IS NOT NULL FOR NO KEY UPDATE SKIP LOCKED)
   UPDATE team_members m SET warning_due = NULL
     FROM due JOIN teams t USING (owner_id) JOIN users u ON u.id = due.user_id
     LEFT JOIN team_spending s ON s.owner_id = due.owner_id AND s.user_id = due.user_id AND s.month = due.warning_due
    WHERE m.owner_id = due.owner_id AND m.user_id = due.user_id
      AND (s.currency IS NULL OR s.currency = m.budget_currency)
   RETURNING coalesce(u.full_name, u.email) AS "memberName", t.name AS "teamName", coalesce(s.spent_cents, 0) AS "spentCents",
             m.monthly_budget_cents AS "budgetCents", m.budget_currency AS currency`,
);

const FORGET_INVITATIONS = statement(
  'auth.team.forget_invitations',
  'DELETE FROM team_invitations WHERE expires_at < $1',
);
const FORGET_SPENDING = statement(
  'auth.team.forget_spending',
  'DELETE FROM team_spending WHERE month < month_of($1)',
);

type NewInvitation = MemberTerms & {
  accountId: string;
  email: string;
  tokenHash: Buffer;
  sentAt: Date;
  expiresAt: Date;
};

export function createTeamStore(sql: Sql) {
  return {
    list: (userId: string) => sql.rows<Team>(LIST, [userId, null]),
    find: (userId: string, accountId: string) => sql.row<Team>(LIST, [userId, accountId]),
    figures: (accountId: string, now: Date) => sql.one<TeamFigures>(FIGURES, [accountId, now]),
    people: (accountId: string, now: Date) => sql.rows<TeamPerson>(PEOPLE, [accountId, now]),
    insert: async (userId: string, name: string, now: Date) =>
      (await sql.row(INSERT, [userId, name, now])) !== null,
    rename: (accountId: string, name: string) => sql.rows(RENAME, [accountId, name]),
    close: (accountId: string) => sql.row<{ name: string; memberIds: string[] }>(CLOSE, [accountId]),
    countPeople: async (accountId: string, email: string, now: Date) =>
      (await sql.one<{ people: number }>(COUNT, [accountId, now, email])).people,
    hasAddress: async (accountId: string, email: string) =>
      (await sql.row(HAS_ADDRESS, [accountId, email])) !== null,
    invite: ({ accountId, email, role, monthlyBudgetCents, tokenHash, sentAt, expiresAt }: NewInvitation) =>
      sql.one<TeamInvitation>(INVITE, [
        accountId,
        email,
        role,
        monthlyBudgetCents,
        tokenHash,
        sentAt,
        expiresAt,
      ]),
    invitations: (accountId: string) => sql.rows<TeamInvitation>(INVITATIONS, [accountId]),
    withdraw: (accountId: string, id: string) => sql.row<{ email: string }>(WITHDRAW, [accountId, id]),
    openInvitation: (tokenHash: Buffer, now: Date) =>
      sql.row<OpenInvitation>(OPEN_INVITATION, [tokenHash, now]),
    join: (userId: string, { accountId, role, monthlyBudgetCents, currency }: OpenInvitation, now: Date) =>
      sql.rows(JOIN, [accountId, userId, role, monthlyBudgetCents, currency, now]),
    change: async (
      accountId: string,
      userId: string,
      { role, monthlyBudgetCents, warnsOwner }: MemberTerms & { warnsOwner: boolean },
      currency: Currency,
    ) =>
      (await sql.row(CHANGE, [accountId, userId, role, monthlyBudgetCents, currency, warnsOwner])) !== null,
    remove: (accountId: string, userId: string) => sql.row<{ name: string }>(REMOVE, [accountId, userId]),
    listWarnings: (except: string[]) => sql.rows<DueMember>(DUE_WARNINGS, [except]),
    takeWarning: (ownerId: string, memberId: string) =>
      sql.row<DueWarning>(TAKE_WARNING, [ownerId, memberId]),
    forgetInvitationsBefore: (moment: Date) => sql.rows(FORGET_INVITATIONS, [moment]),
    forgetSpendingBefore: (moment: Date) => sql.rows(FORGET_SPENDING, [moment]),
  };
}
