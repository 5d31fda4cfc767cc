import type { UnitOfWork } from '../../../platform/database/index.js';
import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import type { Actor, RateLimit } from '../../../platform/http/index.js';
import type { Platform } from '../../../platform/platform.js';
import { createAccountStore, lockAccount } from '../accounts/account.store.js';
import { parseEmail } from '../accounts/email-address.js';
import { languageOfTag } from '../accounts/preferences.js';
import type { ActivityKind, RequestOrigin } from '../activity/activity-event.js';
import type { ActivityLog } from '../activity/activity-log.js';
import { tokenHash } from '../secrets.js';
import { presentStaffTeam, type StaffTeamDto, type TeamDetail } from './team.dto.js';
import { INVITATION_DAYS, invitationMail } from './team-mails.js';
import {
  createTeamStore,
  type MemberTerms,
  type OpenInvitation,
  type Team,
  type TeamInvitation,
} from './team.store.js';

const MOST_PEOPLE = 20;
const TOKEN_BYTES = 32;
const DAY_MS = 86_400_000;
const INVITED: RateLimit = { name: 'team.invited', limit: 30, windowSeconds: 3600 };

type Deps = Pick<Platform, 'db' | 'clock' | 'random' | 'events' | 'mailer' | 'publicUrl' | 'rateLimiter'> & {
  activityLog: ActivityLog;
};

function teamName(text: string): string {
  const name = text.replace(/\p{C}/gu, '').trim();
  if (!name) throw new InvalidInputError({ name: 'required' });
  return name;
}

export class TeamService {
  readonly #store;

  constructor(private readonly deps: Deps) {
    this.#store = createTeamStore(deps.db.sql);
  }

  list({ userId }: Actor): Promise<Team[]> {
    return this.#store.list(userId);
  }

  /** @throws DomainError NOT_FOUND when the caller is not in the team */
  async detail({ userId }: Actor, accountId: string): Promise<TeamDetail> {
    const team = await this.#teamOf(userId, accountId);
    const isOwner = team.role === 'owner';
    const now = this.deps.clock.now();
    const [figures, people, invitations] = await Promise.all([
      this.#store.figures(team.accountId, now),
      this.#store.people(team.accountId, now),
      isOwner ? this.#store.invitations(team.accountId) : [],
    ]);
    const shown = isOwner ? people : people.filter((person) => person.userId === userId);
    return { team, figures, people: shown, invitations, maximum: MOST_PEOPLE };
  }

  async ofPerson(userId: string): Promise<StaffTeamDto[]> {
    const now = this.deps.clock.now();
    const teams = await this.#store.list(userId);
    const people = await Promise.all(teams.map(({ accountId }) => this.#store.people(accountId, now)));
    return teams.map((team, index) => presentStaffTeam(team, people[index]!));
  }

  /** @throws InvalidInputError, DomainError TEAM_EXISTS */
  async create({ userId, currency }: Actor, text: string, origin: RequestOrigin): Promise<Team> {
    const name = teamName(text);
    return this.deps.db.transaction(async (unit) => {
      const isNew = await createTeamStore(unit.sql).insert(userId, name, this.deps.clock.now());
      if (!isNew) throw new DomainError('TEAM_EXISTS');
      await this.#record(userId, 'team_created', origin, name, unit);
      return { accountId: userId, name, role: 'owner', currency };
    });
  }

  /** @throws InvalidInputError, DomainError NOT_FOUND, TEAM_ROLE */
  async rename({ userId }: Actor, accountId: string, text: string): Promise<Team> {
    const name = teamName(text);
    const team = await this.#ownTeam(userId, accountId);
    await this.#store.rename(team.accountId, name);
    return { ...team, name };
  }

  /** @throws DomainError NOT_FOUND, TEAM_ROLE */
  async close({ userId }: Actor, accountId: string, origin: RequestOrigin): Promise<void> {
    await this.#ownTeam(userId, accountId);
    await this.deps.db.transaction(async (unit) => {
      const closed = await createTeamStore(unit.sql).close(userId);
      if (!closed) throw new DomainError('NOT_FOUND');
      await this.#record(userId, 'team_closed', origin, closed.name, unit);
      for (const memberId of closed.memberIds) this.#publishRemoved(userId, memberId, unit);
    });
  }

  /** @throws InvalidInputError, DomainError NOT_FOUND, TEAM_ROLE, ALREADY_A_MEMBER, TEAM_FULL, RATE_LIMITED */
  async invite(
    { userId }: Actor,
    accountId: string,
    { email: text, ...terms }: MemberTerms & { email: string },
    origin: RequestOrigin,
  ): Promise<TeamInvitation> {
    const { db, clock, random, rateLimiter } = this.deps;
    const email = parseEmail(text);
    const team = await this.#ownTeam(userId, accountId);
    await rateLimiter.consume(INVITED, userId);
    const sentAt = clock.now();
    const token = random.token(TOKEN_BYTES);
    return db.transaction(async (unit) => {
      const store = createTeamStore(unit.sql);
      await lockAccount(unit.sql, userId);
      if (await store.hasAddress(userId, email)) throw new DomainError('ALREADY_A_MEMBER');
      const people = await store.countPeople(userId, email, sentAt);
      if (people + 1 >= MOST_PEOPLE) throw new DomainError('TEAM_FULL', { maximum: MOST_PEOPLE });
      const invitation = await store.invite({
        accountId: userId,
        email,
        ...terms,
        tokenHash: tokenHash(token),
        sentAt,
        expiresAt: new Date(sentAt.getTime() + INVITATION_DAYS * DAY_MS),
      });
      await this.#record(userId, 'member_invited', origin, email, unit);
      await this.#mailInvitation(team, invitation, token, unit);
      return invitation;
    });
  }

  /** @throws DomainError NOT_FOUND, TEAM_ROLE */
  async withdraw({ userId }: Actor, accountId: string, id: string): Promise<void> {
    await this.#ownTeam(userId, accountId);
    if (!(await this.#store.withdraw(userId, id))) throw new DomainError('NOT_FOUND');
  }

  /** @throws DomainError INVALID_TOKEN, INVITATION_OF_ANOTHER */
  async viewInvitation({ email }: Actor, token: string): Promise<OpenInvitation> {
    const invitation = await this.#store.openInvitation(tokenHash(token), this.deps.clock.now());
    if (!invitation) throw new DomainError('INVALID_TOKEN');
    if (invitation.email.toLowerCase() !== email.toLowerCase()) {
      throw new DomainError('INVITATION_OF_ANOTHER');
    }
    return invitation;
  }

  /** @throws DomainError INVALID_TOKEN, INVITATION_OF_ANOTHER */
  async accept(actor: Actor, token: string, origin: RequestOrigin): Promise<Team> {
    const { db, clock } = this.deps;
    const invitation = await this.viewInvitation(actor, token);
    const { id, accountId, role, teamName: name, currency } = invitation;
    return db.transaction(async (unit) => {
      const store = createTeamStore(unit.sql);
      await lockAccount(unit.sql, accountId);
      if (!(await store.withdraw(accountId, id))) throw new DomainError('INVALID_TOKEN');
      await store.join(actor.userId, invitation, clock.now());
      await this.#record(accountId, 'member_joined', origin, actor.email, unit);
      return { accountId, name, role, currency };
    });
  }

  /** @throws DomainError NOT_FOUND, TEAM_ROLE */
  async change(
    actor: Actor,
    accountId: string,
    memberId: string,
    terms: MemberTerms & { warnsOwner: boolean },
    origin: RequestOrigin,
  ): Promise<TeamDetail> {
    const { userId, currency } = actor;
    await this.#ownTeam(userId, accountId);
    await this.deps.db.transaction(async (unit) => {
      const store = createTeamStore(unit.sql);
      if (!(await store.change(userId, memberId, terms, currency))) throw new DomainError('NOT_FOUND');
      const { email } = await createAccountStore(unit.sql).get(memberId);
      await this.#record(userId, 'member_changed', origin, email, unit);
      this.#publishRemoved(userId, memberId.toLowerCase(), unit);
    });
    return this.detail(actor, accountId);
  }

  /** The owner removes a member, or the member leaves. @throws DomainError NOT_FOUND, TEAM_ROLE */
  async remove({ userId }: Actor, accountId: string, memberId: string, origin: RequestOrigin): Promise<void> {
    const leaves = memberId.toLowerCase() === userId;
    const team = leaves ? await this.#teamOf(userId, accountId) : await this.#ownTeam(userId, accountId);
    await this.deps.db.transaction(async (unit) => {
      const removed = await createTeamStore(unit.sql).remove(team.accountId, memberId);
      if (!removed) throw new DomainError('NOT_FOUND');
      await this.#record(team.accountId, 'member_removed', origin, removed.name, unit);
      this.#publishRemoved(team.accountId, memberId.toLowerCase(), unit);
    });
  }

  async #teamOf(userId: string, accountId: string): Promise<Team> {
    const team = await this.#store.find(userId, accountId);
    if (!team) throw new DomainError('NOT_FOUND');
    return team;
  }

  async #ownTeam(userId: string, accountId: string): Promise<Team> {
    const team = await this.#teamOf(userId, accountId);
    if (team.role !== 'owner') throw new DomainError('TEAM_ROLE');
    return team;
  }

  async #record(
    userId: string,
    kind: ActivityKind,
    origin: RequestOrigin,
    subject: string,
    unit: UnitOfWork,
  ): Promise<void> {
    await this.deps.activityLog.record({ userId, kind, origin, subject }, unit);
  }

  #publishRemoved(accountId: string, memberId: string, unit: UnitOfWork): void {
    unit.afterCommit(() =>
      this.deps.events.publish({
        userId: accountId,
        type: 'member_removed',
        fields: { member_id: memberId },
      }),
    );
  }

  async #mailInvitation(
    { name, accountId }: Team,
    { email, role }: TeamInvitation,
    token: string,
    unit: UnitOfWork,
  ): Promise<void> {
    const accounts = createAccountStore(unit.sql);
    const owner = await accounts.get(accountId);
    const invited = await accounts.findByEmail(email);
    const mail = invitationMail({
      language: languageOfTag((invited ?? owner).preferredLanguage),
      teamName: name,
      ownerName: owner.profile.fullName ?? owner.email,
      role,
      link: `${this.deps.publicUrl}/team?token=${token}`,
    });
    await this.deps.mailer.send({ to: email, ...mail }, unit);
  }
}
