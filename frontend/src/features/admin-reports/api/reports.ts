import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { csvAddress } from '../../../shared/back-office/list/list-query';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import type { Language } from '../../../shared/i18n/languages';
import type { ReportName, ReportUnit } from '../rules/reports-search';

export type Report = Schemas['ReportDto'];
export type ReportColumn = Schemas['ReportColumnDto'];
export type ReportRow = Schemas['ReportRowDto'];
export type Closing = Schemas['ClosingDto'];

export interface ReportRequest {
  report: ReportName;
  from: string;
  to: string;
  by: ReportUnit;
  compare?: 'previous' | undefined;
}

/** A report; the one of before stays until the next is there. */
export const reportQuery = ({ report, ...query }: ReportRequest, language: Language) =>
  queryOptions({
    queryKey: staffKeys.reports.of({ report, ...query }, language),
    queryFn: ({ signal }) =>
      bodyOf(staffApi.GET('/api/v1/admin/reports/{report}', { params: { path: { report }, query }, signal })),
    placeholderData: keepPreviousData,
  });

/** The months that are closed, newest first. */
export const closingsQuery = () =>
  queryOptions({
    queryKey: staffKeys.reports.closings,
    queryFn: ({ signal }) => bodyOf(staffApi.GET('/api/v1/admin/reports/closings', { signal })),
    select: ({ items }) => items,
  });

/** Where the rows of a report come from as a file. */
export const reportFile = ({ report, ...query }: ReportRequest) =>
  csvAddress(`/api/v1/admin/reports/${report}`, query);

/** Every paid number of the days, with whole CPFs, as a file. */
export const fiscalFile = ({ from, to }: Pick<ReportRequest, 'from' | 'to'>) =>
  csvAddress('/api/v1/admin/reports/fiscal', { from, to });
