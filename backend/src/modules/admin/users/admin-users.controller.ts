import type { Request as HttpRequest } from 'express';
import {
  Controller,
  Get,
  OperationId,
  Path,
  Query,
  Request,
  Response,
  Route,
  Security,
  Tags,
} from '@tsoa/runtime';
import type { ErrorDto } from '../../../platform/http/index.js';
import type { AdminUserDto, UserIdDto } from '../admin.dto.js';
import { presentAdminUser, presentUsersCsv } from './admin-user.presenter.js';
import type { AdminUsersService } from './admin-users.service.js';

const MOST_CSV_ROWS = 10_000;

@Route('api/v1/admin/users')
@Tags('Back-office')
@Security('staff', ['ADMIN'])
@Response<ErrorDto>(401, 'Not signed in')
@Response<ErrorDto>(403, 'Not an administrator')
@Response<ErrorDto>('default', 'Any other refusal, in the documented shape')
export class AdminUsersController extends Controller {
  constructor(private readonly users: AdminUsersService) {
    super();
  }

  /**
   * Accounts, newest first. `X-Total-Count` says how many match; `format=csv` answers all of them, at most 10,000.
   * @param search part of the e-mail address or the name, or a CPF
   * @maxLength search 100 too_long
   * @isInt page not_integer
   * @minimum page 1 too_small
   * @maximum page 100000 too_large
   * @isInt per_page not_integer
   * @minimum per_page 1 too_small
   * @maximum per_page 100 too_large
   */
  @Get()
  @OperationId('listUsers')
  @Response<ErrorDto>(422, 'A wrong query')
  async listUsers(
    @Request() request: HttpRequest,
    @Query() search?: string,
    @Query() role: 'all' | 'CUSTOMER' | 'MANAGER' | 'ADMIN' = 'all',
    @Query() status: 'all' | 'active' | 'inactive' = 'all',
    @Query() page = 1,
    @Query() per_page = 20,
    @Query() format: 'json' | 'csv' = 'json',
  ): Promise<AdminUserDto[]> {
    const part =
      format === 'csv'
        ? { limit: MOST_CSV_ROWS, offset: 0 }
        : { limit: per_page, offset: (page - 1) * per_page };
    const filter = {
      search,
      role: role === 'all' ? undefined : role,
      status: status === 'all' ? undefined : status,
    };
    const found = await this.users.list({ ...filter, ...part });
    const users = found.items.map(presentAdminUser);
    this.setHeader('X-Total-Count', String(found.total));
    // An answer that is already sent stays as it is.
    if (format === 'csv') request.res?.attachment('users.csv').send(presentUsersCsv(users));
    return users;
  }

  /** One account. */
  @Get('{id}')
  @OperationId('getUser')
  @Response<ErrorDto>(404, 'No such account')
  async getUser(@Path() id: UserIdDto): Promise<AdminUserDto> {
    return presentAdminUser(await this.users.get(id));
  }
}
