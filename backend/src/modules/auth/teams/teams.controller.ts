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
  /** Lists the teams whose wallet the caller may use or see. */
  @Get()
  async listTeams(): Promise<TeamsDto> {
    return { teams: (await this.deps.teams.list(this.actor)).map(presentTeam) };
  }

  /** Makes a team of the caller's account, so that other people can use its wallet. */
  @Post()
  @SuccessResponse(201, 'Created')
  @Response(409, '`TEAM_EXISTS`: an account can have one team only')
  async createTeam(@Body() body: TeamNameDto): Promise<TeamDto> {
    const team = await this.deps.teams.create(this.actor, body.name, originOf(this.request));
    this.setStatus(201);
    return presentTeam(team);
  }

  /** Shows the invitation behind the link of a mail. */
  @Post('invitations/view')
  @Response(400, '`INVALID_TOKEN`: the invitation was withdrawn, used or has expired')
  @Response(403, '`INVITATION_OF_ANOTHER`: the invitation was sent to another address')
  async viewInvitation(@Body() body: InvitationTokenDto): Promise<OpenInvitationDto> {
    return presentOpenInvitation(await this.deps.teams.viewInvitation(this.actor, body.token));
  }

  /** Joins the team that invited the caller's address. */
  @Post('invitations/accept')
  @Response(400, '`INVALID_TOKEN`: the invitation was withdrawn, used or has expired')
  @Response(403, '`INVITATION_OF_ANOTHER`: the invitation was sent to another address')
  async acceptInvitation(@Body() body: InvitationTokenDto): Promise<TeamDto> {
    return presentTeam(await this.deps.teams.accept(this.actor, body.token, originOf(this.request)));
  }

  /** Shows the people of the team with their spending of this month, and the open invitations. */
  @Get('{accountId}')
  async getTeam(@Path() accountId: TeamAccountIdDto): Promise<TeamDetailDto> {
    return presentTeamDetail(await this.deps.teams.detail(this.actor, accountId));
  }

  @Patch('{accountId}')
  async renameTeam(@Path() accountId: TeamAccountIdDto, @Body() body: TeamNameDto): Promise<TeamDto> {
    return presentTeam(await this.deps.teams.rename(this.actor, accountId, body.name));
  }

  /** Closes the team, so that only its owner can use the account. Numbers in use end as usual. */
  @Delete('{accountId}')
  @SuccessResponse(204, 'Closed')
  async closeTeam(@Path() accountId: TeamAccountIdDto): Promise<void> {
    await this.deps.teams.close(this.actor, accountId, originOf(this.request));
  }

  /** Mails a link that works for seven days. A second invitation to the same address replaces the first one. */
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

  /** Changes a member's role and budget from the next purchase on. Numbers in use are not affected. */
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

  /** Removes a member, or leaves. Revokes the member's keys. Numbers in use and their money stay with the team. */
  @Delete('{accountId}/members/{userId}')
  @SuccessResponse(204, 'Removed')
  async removeMember(@Path() accountId: TeamAccountIdDto, @Path() userId: TeamAccountIdDto): Promise<void> {
    await this.deps.teams.remove(this.actor, accountId, userId, originOf(this.request));
  }
}
