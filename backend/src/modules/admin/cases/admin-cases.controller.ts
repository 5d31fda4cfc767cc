import { Body, Get, Path, Post, Queries, Response, Route, Security } from '@tsoa/runtime';
import { answerPage, searchedText, type ListPageDto } from '../../../platform/http/index.js';
import type { CaseKind } from '../../support/index.js';
import type { EditDto } from '../admin.dto.js';
import type { ListExports } from '../audit/list-exports.js';
import { given, StaffController } from '../staff-controller.js';
import type {
  AdminCaseDetailDto,
  AdminCaseDto,
  AssignCaseRequestDto,
  CaseCountsDto,
  CaseIdDto,
  CaseViewersDto,
  DecideCaseRequestDto,
  ListCasesQueryDto,
  PostponeCaseRequestDto,
  ReplyCaseRequestDto,
} from './admin-cases.dto.js';
import type { AdminCasesService } from './admin-cases.service.js';
import type { CaseRepliesService } from './case-replies.service.js';
import type { CaseViewersService } from './case-viewers.service.js';

const CSV_COLUMNS =
  'number kind opened_at due_at decided_at decision customer_email order_id amount_cents currency owner_email decided_by_email';

const KINDS: Record<NonNullable<ListCasesQueryDto['kind']>, readonly CaseKind[]> = {
  dispute: ['code_wrong', 'number_registered'],
  paid_nothing_came: ['paid_nothing_came'],
  contact: ['contact'],
};

/** The cases that customers ask staff to decide. */
@Route('api/v1/admin/cases')
@Security('staff', ['cases.read'])
export class AdminCasesController extends StaffController<{
  cases: AdminCasesService;
  replies: CaseRepliesService;
  viewers: CaseViewersService;
  exports: ListExports;
}> {
  /** Lists cases, the earliest due time first. */
  @Get()
  async listCases(@Queries() query: ListCasesQueryDto): Promise<ListPageDto<AdminCaseDto>> {
    const { status = 'open', owner, kind } = query;
    const search = searchedText(query.search);
    return answerPage(this.request, query, {
      list: this.deps.cases.list,
      filter: {
        status: given(status),
        owner: owner && { id: owner === 'me' ? this.actor.userId : null },
        kinds: kind && KINDS[kind],
        search: search === undefined ? undefined : await this.deps.cases.searchOf(search),
      },
      order: { sort: 'due_at', direction: status === 'open' ? 'asc' : 'desc' },
      present: (each) => each,
      csv: this.deps.exports.recorded(this.request, query, { name: 'cases', columns: CSV_COLUMNS }),
    });
  }

  /** Counts the open cases, also by owner. */
  @Get('counts')
  async countCases(): Promise<CaseCountsDto> {
    return this.deps.cases.counts(this.actor.userId);
  }

  /** Shows one case with its present evidence. */
  @Get('{id}')
  async getCase(@Path() id: CaseIdDto): Promise<AdminCaseDetailDto> {
    return this.deps.cases.get(id);
  }

  /** Lists other staff who have the case open. The caller counts as a viewer for the next 30 seconds. */
  @Get('{id}/viewers')
  async listCaseViewers(@Path() id: CaseIdDto): Promise<CaseViewersDto> {
    return this.deps.viewers.look(id, this.actor.userId);
  }

  /** Takes a case, or gives it back to the queue. */
  @Post('{id}/assign')
  @Security('staff', ['case.assign'])
  @Response(409, 'CASE_DECIDED; CHANGED_MEANWHILE: see `current`')
  async assignCase(@Path() id: CaseIdDto, @Body() body: AssignCaseRequestDto): Promise<AdminCaseDetailDto> {
    return this.deps.cases.assign(id, body.owner, this.asked(body));
  }

  @Post('{id}/postpone')
  @Security('staff', ['case.postpone'])
  @Response(409, 'CASE_DECIDED; CHANGED_MEANWHILE: see `current`')
  async postponeCase(
    @Path() id: CaseIdDto,
    @Body() body: PostponeCaseRequestDto,
  ): Promise<AdminCaseDetailDto> {
    return this.deps.cases.postpone(id, body.due_at, this.asked(body));
  }

  /** Reads the payment at the gateway again, at most once in 5 seconds, and credits it when it is found. */
  @Post('{id}/reread')
  @Security('staff', ['case.reread'])
  async rereadCase(@Path() id: CaseIdDto, @Body() body: EditDto): Promise<AdminCaseDetailDto> {
    return this.deps.cases.reread(id, this.asked(body));
  }

  /**
   * Decides a case and replies to its customer in one step. The money moves once, even when two people decide at once.
   * The reply is mailed ten seconds later, at `reply_due_at`.
   */
  @Post('{id}/decide')
  @Security('staff', ['case.decide'])
  @Response(403, 'REAUTHENTICATION_REQUIRED: a refund needs a recent sign-in')
  @Response(
    409,
    'CASE_DECIDED, ORDER_NOT_REFUNDABLE, ORDER_ALREADY_REFUNDED, PAYMENT_NOT_FOUND; CHANGED_MEANWHILE: see `current`',
  )
  async decideCase(@Path() id: CaseIdDto, @Body() body: DecideCaseRequestDto): Promise<AdminCaseDetailDto> {
    return this.deps.cases.decide(id, body, this.asked(body));
  }

  /** Takes the reply back before it is mailed, and makes it a draft. The decision stays. */
  @Post('{id}/reply/take-back')
  @Security('staff', ['case.take_reply_back'])
  @Response(409, 'CASE_REPLY_SENT')
  async takeCaseReplyBack(@Path() id: CaseIdDto, @Body() body: EditDto): Promise<AdminCaseDetailDto> {
    await this.deps.replies.takeBack(id, this.asked(body));
    return this.deps.cases.get(id);
  }

  /** Replaces a reply that was taken back. The new reply is mailed ten seconds later, at `reply_due_at`. */
  @Post('{id}/reply')
  @Security('staff', ['case.reply'])
  @Response(409, 'CASE_REPLY_SENT: the reply was not taken back')
  async replyToCase(@Path() id: CaseIdDto, @Body() body: ReplyCaseRequestDto): Promise<AdminCaseDetailDto> {
    await this.deps.replies.rewrite(id, body.reply, this.asked(body));
    return this.deps.cases.get(id);
  }
}
