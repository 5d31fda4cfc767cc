import {
  Body,
  Delete,
  Get,
  Patch,
  Path,
  Post,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/index.js';
import { originOf } from '../activity/activity-event.js';
import {
  presentInvitation,
  presentOpenInvitation,
  presentTeam,
  presentTeamDetail,
  type ChangeMemberRequestDto,
  type InvitationTokenDto,
  type InviteToTeamRequestDto,
  type OpenInvitationDto,
  type TeamAccountIdDto,
  type TeamDetailDto,
  type TeamDto,
  type TeamInvitationDto,
  type TeamNameDto,
  type TeamsDto,
} from './team.dto.js';
import type { TeamService } from './team.service.js';

@Route('api/v1/teams')
@Tags('Teams')
@Security('session')
export class TeamsController extends ApiController<{ teams: TeamService }> {
  /** The teams whose wallet the caller may use or see. */
  @Get()
  async listTeams(): Promise<TeamsDto> {
    return { teams: (await this.deps.teams.list(this.actor)).map(presentTeam) };
  }

  /** Opens the caller's account to other people. */
  @Post()
  @SuccessResponse(201, 'Created')
  @Response(409, '`TEAM_EXISTS`: an account has one team')
  async createTeam(@Body() body: TeamNameDto): Promise<TeamDto> {
    const team = await this.deps.teams.create(this.actor, body.name, originOf(this.request));
    this.setStatus(201);
    return presentTeam(team);
  }

  /** What the link of an invitation offers. */
  @Post('invitations/view')
  @Response(400, '`INVALID_TOKEN`: withdrawn, used or expired')
  @Response(403, '`INVITATION_OF_ANOTHER`: it was sent to another address')
  async viewInvitation(@Body() body: InvitationTokenDto): Promise<OpenInvitationDto> {
    return presentOpenInvitation(await this.deps.teams.viewInvitation(this.actor, body.token));
  }

  /** Joins the team that invited the caller's address. */
  @Post('invitations/accept')
  @Response(400, '`INVALID_TOKEN`: withdrawn, used or expired')
  @Response(403, '`INVITATION_OF_ANOTHER`: it was sent to another address')
  async acceptInvitation(@Body() body: InvitationTokenDto): Promise<TeamDto> {
    return presentTeam(await this.deps.teams.accept(this.actor, body.token, originOf(this.request)));
  }

  /** Its people with what they spent in this month, and the invitations that are open. */
  @Get('{accountId}')
  async getTeam(@Path() accountId: TeamAccountIdDto): Promise<TeamDetailDto> {
    return presentTeamDetail(await this.deps.teams.detail(this.actor, accountId));
  }

  @Patch('{accountId}')
  async renameTeam(@Path() accountId: TeamAccountIdDto, @Body() body: TeamNameDto): Promise<TeamDto> {
    return presentTeam(await this.deps.teams.rename(this.actor, accountId, body.name));
  }

  /** The account is its owner's alone again. Numbers in use end as usual. */
  @Delete('{accountId}')
  @SuccessResponse(204, 'Closed')
  async closeTeam(@Path() accountId: TeamAccountIdDto): Promise<void> {
    await this.deps.teams.close(this.actor, accountId, originOf(this.request));
  }

  /** Mails a link that is good for seven days. A second one to the same address takes the place of the first. */
  @Post('{accountId}/invitations')
  @SuccessResponse(201, 'Sent')
  @Response(409, '`ALREADY_A_MEMBER`; `TEAM_FULL`, with the `maximum`')
  async inviteToTeam(
    @Path() accountId: TeamAccountIdDto,
    @Body() body: InviteToTeamRequestDto,
  ): Promise<TeamInvitationDto> {
    const { email, role, monthly_budget_cents: monthlyBudgetCents = null } = body;
    const wanted = { email, role, monthlyBudgetCents };
    const invitation = await this.deps.teams.invite(this.actor, accountId, wanted, originOf(this.request));
    this.setStatus(201);
    return presentInvitation(invitation);
  }

  @Delete('{accountId}/invitations/{id}')
  @SuccessResponse(204, 'Withdrawn')
  async withdrawInvitation(@Path() accountId: TeamAccountIdDto, @Path() id: TeamAccountIdDto): Promise<void> {
    await this.deps.teams.withdraw(this.actor, accountId, id);
  }

  /** Counts from the next purchase on; numbers in use are not cut off. */
  @Patch('{accountId}/members/{userId}')
  async changeMember(
    @Path() accountId: TeamAccountIdDto,
    @Path() userId: TeamAccountIdDto,
    @Body() body: ChangeMemberRequestDto,
  ): Promise<TeamDetailDto> {
    const { role, monthly_budget_cents: monthlyBudgetCents, warns_owner: warnsOwner } = body;
    const terms = { role, monthlyBudgetCents, warnsOwner };
    const { actor, request } = this;
    return presentTeamDetail(
      await this.deps.teams.change(actor, accountId, userId, terms, originOf(request)),
    );
  }

  /** Removes a member, or leaves. The member's keys go too; numbers in use end as usual, their money is the team's. */
  @Delete('{accountId}/members/{userId}')
  @SuccessResponse(204, 'Removed')
  async removeMember(@Path() accountId: TeamAccountIdDto, @Path() userId: TeamAccountIdDto): Promise<void> {
    await this.deps.teams.remove(this.actor, accountId, userId, originOf(this.request));
  }
}
