import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { csvAddress, listQuery, PAGE_ROWS } from '../../../shared/back-office/list/list-query';
import { type ListSearch, requestOf } from '../../../shared/back-office/list/list-search';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import type { Language } from '../../../shared/i18n/languages';
import type { Days } from '../rules/days';
import type { ReportName, Split, TimeUnit } from '../rules/reports-search';

export type Report = Schemas['ReportDto'];
export type ReportColumn = Schemas['ReportColumnDto'];
export type ReportRow = Schemas['ReportRowDto'];
export type FiscalLine = Schemas['FiscalLineDto'];
export type Closing = Schemas['ClosingDto'];

export interface ReportRequest extends Days {
  report: ReportName;
  by: TimeUnit | Split;
  compare?: 'previous' | undefined;
}

/** A report; the previous one stays until the next is there. */
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
export const fiscalFile = ({ from, to }: Days) => csvAddress('/api/v1/admin/reports/fiscal', { from, to });

/** A page of the same with masked CPFs. */
export const fiscalQuery = (days: Days, place: Pick<ListSearch, 'page' | 'cursor' | 'columns'>) => {
  const query = { ...requestOf(place), from: days.from, to: days.to, per_page: PAGE_ROWS };
  return listQuery(staffKeys.reports.fiscal(query), (signal) =>
    staffApi.GET('/api/v1/admin/reports/fiscal', { params: { query }, signal }),
  );
};
