import {
  Body,
  Delete,
  Get,
  Path,
  Post,
  Queries,
  Query,
  Route,
  Security,
  SuccessResponse,
} from '@tsoa/runtime';
import {
  answerPage,
  sendBatches,
  type ListPageDto,
  type ListQueryDto,
  PAGE_SIZES,
} from '../../../platform/http/index.js';
import { presentSession, type AdminSessionDto } from '../../auth/index.js';
import type { UserIdDto } from '../admin.dto.js';
import type { ListExports } from '../audit/list-exports.js';
import { StaffController } from '../staff-controller.js';
import type { TimelineDto, TimelineQueryDto } from './timeline.dto.js';
import type { TimelineService } from './timeline.service.js';
import type {
  AddNoteRequestDto,
  RevealedDto,
  RevealRequestDto,
  StatementQueryDto,
  UserMovementDto,
  UserNoteDto,
} from './user.dto.js';
import type { UserRecordsService } from './user-records.service.js';

const SESSION_CSV_COLUMNS = 'id name browser system ip_address created_at last_seen_at expires_at';

/** Paths in the entry of the ledger. */
const LEDGER_CSV_COLUMNS =
  'id created_at kind debit_account credit_account amount_cents held_cents currency balance_after_cents held_after_cents reference.type reference.id product.service_code product.country_iso note';

/** Paths in the entry of the timeline. */
const TIMELINE_CSV_COLUMNS =
  'created_at category kind amount_cents currency subject.type subject.id text staff.email ip_address';

const NEWEST = { sort: 'created_at', direction: 'desc' } as const;

@Route('api/v1/admin/users/{id}')
@Security('staff', ['users.read'])
export class UserRecordsController extends StaffController<{
  records: UserRecordsService;
  timeline: TimelineService;
  exports: ListExports;
}> {
  /** Lists the live sessions of the account, newest first. */
  @Get('sessions')
  async listUserSessions(
    @Path() id: UserIdDto,
    @Queries() query: ListQueryDto<'created_at'>,
  ): Promise<ListPageDto<AdminSessionDto>> {
    return answerPage(this.request, query, {
      ...(await this.deps.records.sessions(id)),
      order: NEWEST,
      present: presentSession,
      csv: this.deps.exports.recorded(this.request, query, {
        name: 'sessions',
        columns: SESSION_CSV_COLUMNS,
        userId: id,
      }),
    });
  }

  /** Ends one session of the account. @param reason Kept in the audit. @maxLength reason 500 too_long */
  @Delete('sessions/{sessionId}')
  @Security('staff', ['sessions.end'])
  async endUserSession(
    @Path() id: UserIdDto,
    @Path() sessionId: UserIdDto,
    @Query() reason?: string,
  ): Promise<void> {
    await this.deps.records.endSession(id, sessionId, this.asked({ reason }));
  }

  /** Lists every movement of one wallet, newest first. */
  @Get('statement')
  async listUserStatement(
    @Path() id: UserIdDto,
    @Queries() query: StatementQueryDto,
  ): Promise<ListPageDto<UserMovementDto>> {
    return answerPage(this.request, query, {
      ...(await this.deps.records.statement(id, query.currency ?? 'BRL')),
      order: { sort: 'id', direction: 'desc' },
      present: (movement) => movement,
      csv: this.deps.exports.recorded(this.request, query, {
        name: 'statement',
        columns: LEDGER_CSV_COLUMNS,
        userId: id,
      }),
    });
  }

  /** Lists the events of the account, newest first: money, numbers, access, and actions of staff. */
  @Get('timeline')
  async listUserTimeline(@Path() id: UserIdDto, @Queries() query: TimelineQueryDto): Promise<TimelineDto> {
    const category = query.category ?? null;
    if (query.format === 'csv') {
      const sheet = { name: 'timeline', columns: TIMELINE_CSV_COLUMNS, userId: id };
      const recorded = this.deps.exports.recorded(this.request, query, sheet);
      const total = await this.deps.timeline.count(id, category);
      // The first page is read before the export is recorded, so the export does not contain its own audit entry.
      const pages = await this.deps.timeline.pages(id, category);
      await recorded.beforeSending({ total, total_is_estimated: false });
      await sendBatches(this.request, recorded, pages);
      return { items: [], next_cursor: null };
    }
    const size = query.per_page ?? PAGE_SIZES.lists.usual;
    return this.deps.timeline.page(id, { category, cursor: query.cursor, size });
  }

  /** Lists the notes of staff on the customer, newest first. */
  @Get('notes')
  async listUserNotes(
    @Path() id: UserIdDto,
    @Queries() query: ListQueryDto<'created_at'>,
  ): Promise<ListPageDto<UserNoteDto>> {
    return answerPage(this.request, query, {
      ...(await this.deps.records.notes(id)),
      order: NEWEST,
      present: (note) => note,
      csv: this.deps.exports.recorded(this.request, query, {
        name: 'notes',
        columns: 'created_at staff.email text',
        userId: id,
      }),
    });
  }

  /** Adds a note that only staff see. */
  @Post('notes')
  @Security('staff', ['user.add_note'])
  @SuccessResponse(201, 'Added')
  async addUserNote(@Path() id: UserIdDto, @Body() body: AddNoteRequestDto): Promise<UserNoteDto> {
    return this.deps.records.addNote(id, body.text, this.asked(body));
  }

  /** Shows personal data that is masked elsewhere. The audit records who read it, and why. */
  @Post('reveal')
  @Security('staff', ['user.reveal'])
  async revealUserData(@Path() id: UserIdDto, @Body() body: RevealRequestDto): Promise<RevealedDto> {
    const { field, session_id: sessionId } = body;
    const asked = this.asked(body);
    return { field, value: await this.deps.records.reveal(id, { field, sessionId }, asked) };
  }
}
