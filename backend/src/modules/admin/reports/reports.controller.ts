import { Body, Get, Path, Post, Queries, Response, Route, Security, SuccessResponse } from '@tsoa/runtime';
import { DomainError } from '../../../platform/errors/index.js';
import {
  answerPage,
  answerWhole,
  sendSheet,
  timeRangeOf,
  type ListPageDto,
  type WholeListQueryDto,
} from '../../../platform/http/index.js';
import type { ListExports } from '../audit/list-exports.js';
import type {
  BooksDto,
  DifferencesDto,
  ListDifferencesQueryDto,
} from '../reconciliation/reconciliation.dto.js';
import type { ReconciliationService } from '../reconciliation/reconciliation.service.js';
import { StaffController } from '../staff-controller.js';
import type { ChangeQueryDto, ChangeReportDto } from './change.dto.js';
import type { ChangeService } from './change.service.js';
import { changeSheet, isReportName } from './report-columns.js';
import { keyOf } from './listed-report.js';
import type { ClosingsService } from './closings.service.js';
import type { FiscalQueryDto, FiscalReportDto, FiscalService } from './fiscal.service.js';
import type {
  ClosedMonthDto,
  CloseMonthRequestDto,
  ClosingChecksDto,
  ClosingDto,
  ReportDto,
  ReportQueryDto,
} from './reports.dto.js';
import { sheetOf, type ReportsService } from './reports.service.js';

const FISCAL_COLUMNS =
  'occurred_at activation_id cpf service_code country_iso currency amount_cents refunded_cents amount_brl_cents';

const DIFFERENCE_COLUMNS =
  'found_at ended_at state check code party subject day currency amount_micros accepted_as accepted_by_email reason';

const CLOSING_COLUMNS = 'month closed_at closed_by reason revenue_cents';

const withKey = (columns: string, { by }: { by?: string }) => (by ? `key ${columns}` : columns);

/** @pattern ^\d{4}-(0[1-9]|1[0-2])$ invalid */
export type MonthDto = string;

@Route('api/v1/admin/reports')
@Security('staff', ['reports.read'])
export class ReportsController extends StaffController<{
  reports: ReportsService;
  change: ChangeService;
  closings: ClosingsService;
  fiscal: FiscalService;
  reconciliation: ReconciliationService;
  exports: ListExports;
}> {
  /** Lists the closed months, newest first. */
  @Get('closings')
  async listClosings(@Queries() query: WholeListQueryDto<'month'>): Promise<ListPageDto<ClosingDto>> {
    return answerWhole(this.request, query, {
      items: await this.deps.closings.list(),
      sorts: { month: ({ month }) => month },
      order: { sort: 'month', direction: 'desc' },
      present: (closing) => closing,
      csv: { name: 'closings', columns: CLOSING_COLUMNS },
    });
  }

  /** Shows a closed month with its reports, as they were when it was closed. */
  @Get('closings/{month}')
  async getClosing(@Path() month: MonthDto): Promise<ClosedMonthDto> {
    return this.deps.closings.get(month);
  }

  /** Shows the conditions for closing a month, and which are met. */
  @Get('closings/{month}/checks')
  async readClosingChecks(@Path() month: MonthDto): Promise<ClosingChecksDto> {
    return this.deps.closings.checks(month);
  }

  /** Closes a month: its present reports are stored and never change. */
  @Post('closings')
  @Security('staff', ['reports.close'])
  @SuccessResponse(201, 'Closed')
  @Response(409, 'MONTH_NOT_OVER, MONTH_ALREADY_CLOSED, or MONTH_NOT_RECONCILED while a check fails')
  async closeMonth(@Body() body: CloseMonthRequestDto): Promise<ClosedMonthDto> {
    return this.deps.closings.close(body.month, this.asked(body), this.language);
  }

  /**
   * Lists every number that was paid in a period, oldest first, with the customer's CPF when given: for the accountant.
   * The CSV contains complete CPFs, and the audit records its download.
   */
  @Get('fiscal')
  async readFiscalReport(@Queries() query: FiscalQueryDto): Promise<FiscalReportDto> {
    const { fiscal, exports } = this.deps;
    const { filter, ...days } = fiscal.days(query);
    const isWhole = query.format === 'csv';
    const compared = query.compare ? await fiscal.compared(days) : null;
    const page = await answerPage(this.request, query, {
      list: fiscal.list,
      filter,
      order: { sort: 'occurred_at', direction: 'asc' },
      present: (line) => fiscal.present(line, isWhole, query.by),
      csv: exports.recorded(this.request, days, {
        name: `fiscal-${days.from}-${days.to}`,
        columns: withKey(FISCAL_COLUMNS, query),
      }),
    });
    return { ...page, compared };
  }

  /** Lists differences between our books and wallets, gateways or providers, open and past; newest first. */
  @Get('reconciliation')
  async listDifferences(@Queries() query: ListDifferencesQueryDto): Promise<DifferencesDto> {
    const { state, check, party, by } = query;
    const compared = query.compare ? await this.deps.reconciliation.compared(query) : null;
    const page = await answerPage(this.request, query, {
      list: this.deps.reconciliation.list,
      filter: { state, check, party, ...timeRangeOf(query) },
      order: { sort: 'found_at', direction: 'desc' },
      present: (difference) => ({ ...difference, ...(by && { key: keyOf(difference.found_at, by) }) }),
      csv: { name: 'reconciliation', columns: withKey(DIFFERENCE_COLUMNS, query) },
    });
    return { ...page, compared };
  }

  /** Shows the accounts of the books, and when they were last compared and sealed. */
  @Get('books')
  async readBooks(): Promise<BooksDto> {
    return this.deps.reconciliation.overview();
  }

  /** Explains why revenue, margin or top-ups differ from an earlier period: by price, volume, delivery and mix. */
  @Get('change')
  @SuccessResponse(200, 'The report; with `format=csv` its rows as text/csv')
  async readChange(@Queries() query: ChangeQueryDto): Promise<ChangeReportDto> {
    const answer = await this.deps.change.report(query, this.language);
    if (query.format === 'csv') {
      const { columns, rows } = changeSheet(answer);
      await sendSheet(
        this.request,
        { name: `change-${answer.from}-${answer.to}`, columns: columns.join(' ') },
        rows,
      );
    }
    return answer;
  }

  /**
   * Gives a report of a period, split by time or by what was sold, and compared with the period before.
   * @param report `revenue`, `sales`, `delivery`, `refunds`, `users` or `topups`
   * @example report "revenue"
   */
  @Get('{report}')
  @SuccessResponse(200, 'The report; with `format=csv` its rows as text/csv')
  async readReport(@Path() report: string, @Queries() query: ReportQueryDto): Promise<ReportDto> {
    if (!isReportName(report)) throw new DomainError('NOT_FOUND');
    const { from, to, by, compare, format } = query;
    const days = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
    const isCompared = compare === 'previous';
    const asked = { report, by, ...days, isCompared, language: this.language };
    const answer = await this.deps.reports.report(asked);
    if (format === 'csv') {
      const { columns, rows } = sheetOf(answer);
      await sendSheet(
        this.request,
        { name: `${report}-${answer.from}-${answer.to}`, columns: columns.join(' ') },
        rows,
      );
    }
    return answer;
  }
}
