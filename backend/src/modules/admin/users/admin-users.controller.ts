import type { Request as HttpRequest } from 'express';
import {
  Controller,
  Get,
  OperationId,
  Path,
  Queries,
  Request,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { answerList, searchedText, type ErrorDto } from '../../../platform/http/index.js';
import type { AdminUserDto, ListUsersQueryDto, UserIdDto } from '../admin.dto.js';
import { presentAdminUser, USER_CSV_COLUMNS } from '../admin.presenter.js';
import type { AdminUsersService } from './admin-users.service.js';

@Route('api/v1/admin/users')
@Tags('Back-office')
@Security('staff', ['users.read'])
@Response<ErrorDto>(401, 'Not signed in')
@Response<ErrorDto>(403, 'Not an administrator')
@Response<ErrorDto>('default', 'Any other refusal, in the documented shape')
export class AdminUsersController extends Controller {
  constructor(private readonly users: AdminUsersService) {
    super();
  }

  /** Accounts, newest first. */
  @Get()
  @OperationId('listUsers')
  @SuccessResponse<{
    /** How many accounts match: counted to 10,000, above that estimated. */
    'X-Total-Count': string;
    /** `true` where the total is estimated. */
    'X-Total-Count-Estimated'?: string;
    /** The cursor of the next page; missing on the last one. */
    'X-Next-Cursor'?: string;
  }>(200, 'The page; with `format=csv` every account as text/csv')
  @Response<ErrorDto>(422, 'A wrong query')
  listUsers(@Request() request: HttpRequest, @Queries() query: ListUsersQueryDto): Promise<AdminUserDto[]> {
    const { search, role = 'all', status = 'all' } = query;
    return answerList(request, query, {
      list: this.users.list,
      filter: {
        search: searchedText(search),
        role: role === 'all' ? undefined : role,
        status: status === 'all' ? undefined : status,
      },
      order: { sort: 'created_at', direction: 'desc' },
      present: presentAdminUser,
      csv: { name: 'users', columns: USER_CSV_COLUMNS },
    });
  }

  /** One account. */
  @Get('{id}')
  @OperationId('getUser')
  @Response<ErrorDto>(404, 'No such account')
  async getUser(@Path() id: UserIdDto): Promise<AdminUserDto> {
    return presentAdminUser(await this.users.get(id));
  }
}
