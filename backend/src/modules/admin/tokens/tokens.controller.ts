import {
  Body,
  Delete,
  Example,
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
import { answerWhole, type ListPageDto, type WholeListQueryDto } from '../../../platform/http/index.js';
import type { UserIdDto } from '../admin.dto.js';
import { StaffController } from '../staff-controller.js';
import type {
  CreatedStaffTokenDto,
  CreateStaffTokenRequestDto,
  StaffTokenDto,
  StaffTokensService,
} from './tokens.service.js';

/** Paths in the presented token. */
const CSV_COLUMNS = 'name maker.email permissions prefix created_at expires_at last_used_at id';

@Route('api/v1/admin/tokens')
@Response(403, 'The caller is not staff, or is itself a token')
export class StaffTokensController extends StaffController<{ tokens: StaffTokensService }> {
  /** Lists the caller's tokens, or for an administrator those of all staff, newest first. Expired ones stay 30 days. */
  @Get()
  @Security('staff', ['tokens.read'])
  async listStaffTokens(
    @Queries() query: WholeListQueryDto<'created_at' | 'expires_at'>,
  ): Promise<ListPageDto<StaffTokenDto>> {
    return answerWhole(this.request, query, {
      items: await this.deps.tokens.list(this.actor),
      sorts: { created_at: (token) => token.created_at, expires_at: (token) => token.expires_at },
      order: { sort: 'created_at', direction: 'desc' },
      present: (token) => token,
      csv: { name: 'tokens', columns: CSV_COLUMNS },
    });
  }

  /**
   * Makes a token for a script. Only this answer contains it. It opens only the back-office, with the given permissions
   * as long as its maker has them, and needs no recent sign-in. The audit shows it with its maker.
   */
  @Post()
  @Security('staff', ['token.create'])
  @SuccessResponse(201, 'Created')
  @Example<CreatedStaffTokenDto>({
    id: '01a1fdf9-7b15-74c9-8e03-6c2d9a41b7f0',
    name: 'Night report',
    permissions: ['reports.read'],
    prefix: 'torpedo_staff_Zk3xQ9',
    maker: { id: '01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b00', email: 'ana@example.com' },
    created_at: '2026-03-10T12:00:00.000Z',
    expires_at: '2026-04-09T12:00:00.000Z',
    last_used_at: null,
    token: 'torpedo_staff_Zk3xQ9w0Y2b8Ms1pVt7RgHc4LdNfKjXeAqUoBiCyPzD',
  })
  @Response(409, '`STAFF_TOKEN_LIMIT_REACHED`: the maker already has the maximum of tokens (`maximum`)')
  createStaffToken(@Body() body: CreateStaffTokenRequestDto): Promise<CreatedStaffTokenDto> {
    return this.deps.tokens.create(this.actor, body, this.asked(body));
  }

  /**
   * Revokes a token: the next request with it is refused. Administrators can also revoke the tokens of others.
   * @maxLength reason 500 too_long
   */
  @Delete('{id}')
  @Security('staff', ['token.revoke'])
  @Response(404, 'There is no such token, or it belongs to another person')
  revokeStaffToken(@Path() id: UserIdDto, @Query() reason?: string): Promise<void> {
    return this.deps.tokens.revoke(this.actor, id, this.asked({ reason }));
  }
}
