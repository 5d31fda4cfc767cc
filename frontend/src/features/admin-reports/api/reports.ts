import { keepPreviousData } from '@tanstack/react-query';
import type { Schemas } from '@torpedo/api-client';
import { csvAddress } from '../../../shared/back-office/list/list-query';
import { keyIn, staffKeys } from '../../../shared/back-office/staff-keys';
import { staffQuery } from '../../../shared/back-office/staff-query';
import type { Language } from '../../../shared/i18n/languages';
import type { Days } from '../rules/days';
import type { ReportName, Split, TimeUnit } from '../rules/reports-search';

export type Report = Schemas['ReportDto'];
export type ReportColumn = Schemas['ReportColumnDto'];
export type ReportRow = Schemas['ReportRowDto'];

export interface ReportRequest extends Days {
  report: ReportName;
  by: TimeUnit | Split;
  compare?: 'previous' | undefined;
}

/** A report. The previous one stays on the screen until the next one has loaded. */
export const reportQuery = ({ report, ...query }: ReportRequest, language: Language) => ({
  ...staffQuery(keyIn(staffKeys.reports, language), '/api/v1/admin/reports/{report}', {
    path: { report },
    query,
  }),
  placeholderData: keepPreviousData,
});

/** The address of the rows of a report as a file. */
export const reportFile = ({ report, ...query }: ReportRequest) =>
  csvAddress(`/api/v1/admin/reports/${report}`, query);
