import {
  Body,
  Delete,
  Get,
  Path,
  Post,
  Queries,
  Query,
  Response,
  Route,
  Security,
  SuccessResponse,
} from '@tsoa/runtime';
import { answerList, searchedText } from '../../../platform/http/index.js';
import type { UserIdDto } from '../admin.dto.js';
import type { ListExports } from '../audit/list-exports.js';
import { given, StaffController } from '../staff-controller.js';
import type { AdminUsersService } from './admin-users.service.js';
import type { UserChangesService } from './user-changes.service.js';
import { wantedAccountOf } from './user-request.js';
import type {
  AdminUserDetailsDto,
  AdminUserDto,
  CreateUserRequestDto,
  ListUsersQueryDto,
  UserStatsDto,
} from './user.dto.js';

/** Paths in the account. */
const CSV_COLUMNS =
  'id email profile.full_name profile.phone_number role is_active is_email_verified preferred_currency balance_base_cents created_at last_login order_count';

@Route('api/v1/admin/users')
@Security('staff', ['users.read'])
export class AdminUsersController extends StaffController<{
  users: AdminUsersService;
  changes: UserChangesService;
  exports: ListExports;
}> {
  /** Lists accounts, newest first. */
  @Get()
  async listUsers(@Queries() query: ListUsersQueryDto): Promise<AdminUserDto[]> {
    const { search, role, status, verified, flagged, purchases } = query;
    return answerList(this.request, query, {
      list: this.deps.users.list,
      filter: {
        search: searchedText(search),
        role: given(role),
        status: given(status),
        isEmailVerified: verified,
        isFlagged: flagged,
        ids: purchases === 'blocked' ? await this.deps.users.blockedIds() : undefined,
      },
      order: { sort: 'created_at', direction: 'desc' },
      present: (account) => account,
      csv: this.deps.exports.recorded(this.request, query, { name: 'users', columns: CSV_COLUMNS }),
    });
  }

  /** Counts the accounts. */
  @Get('stats')
  getUserStats(): Promise<UserStatsDto> {
    return this.deps.users.stats();
  }

  /**
   * Creates an account. Its owner has to choose their own password, and to confirm the address unless the invitation
   * does that.
   */
  @Post()
  @Security('staff', ['user.create'])
  @SuccessResponse(201, 'Created')
  @Response(400, '`INVALID_ROLE`')
  @Response(403, '`REAUTHENTICATION_REQUIRED` for an account of staff')
  @Response(409, '`EMAIL_ALREADY_REGISTERED`')
  async createUser(@Body() body: CreateUserRequestDto): Promise<AdminUserDto> {
    return this.deps.changes.create(wantedAccountOf(body), this.asked(body));
  }

  /** Shows one account. */
  @Get('{id}')
  getUser(@Path() id: UserIdDto): Promise<AdminUserDetailsDto> {
    return this.deps.users.details(id);
  }

  /**
   * Deletes an account and its owner's personal data, for good. Open activations and held money must end first.
   * @param reason Kept in the audit.
   * @maxLength reason 500 too_long
   * @param give_up_balance `true` gives up the remaining money; otherwise it has to be paid out first.
   */
  @Delete('{id}')
  @Security('staff', ['user.delete'])
  @Response(
    409,
    '`ACCOUNT_IN_USE` with `open` (what must end first), `BALANCE_LEFT` with `balances`, `LAST_ADMIN`',
  )
  async deleteUser(
    @Path() id: UserIdDto,
    @Query() reason?: string,
    @Query('give_up_balance') giveUpBalance?: boolean,
  ): Promise<void> {
    await this.deps.changes.delete(id, this.asked({ reason }), giveUpBalance === true);
  }
}
