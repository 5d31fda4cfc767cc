import { keepPreviousData } from '@tanstack/react-query';
import type { Schemas } from '@torpedo/api-client';
import { csvAddress, listQuery } from '../../../shared/back-office/list/list-query';
import { keyIn, staffKeys } from '../../../shared/back-office/staff-keys';
import { staffQuery } from '../../../shared/back-office/staff-query';
import type { Language } from '../../../shared/i18n/languages';
import type { Group } from '../rules/reports-search';

const PATH = '/api/v1/admin/reports/change';
const SHOWN_ORDERS = 5;

export type ChangeReport = Schemas['ChangeReportDto'];
export type ChangeRow = Schemas['ChangeRowDto'];
export type ChangeTotals = Schemas['ChangeTotalsDto'];
export type ChangeCause = Schemas['ChangeCauseDto'];

/** The product, provider or top-ups to which a row belongs. */
export interface Sold {
  service?: string | undefined;
  country?: string | undefined;
  provider?: string | undefined;
  gateway?: string | undefined;
  currency?: NonNullable<ChangeRow['currency']> | undefined;
}

export interface ChangeRequest extends Sold {
  from: string;
  to: string;
  against_from?: string | undefined;
  against_to?: string | undefined;
  money: ChangeReport['money'];
  by: Group;
}

/** The previous report stays on the screen until the next one has loaded. */
export const changeQuery = (query: ChangeRequest, language: Language) => ({
  ...staffQuery(keyIn(staffKeys.reports, language), PATH, { query }),
  placeholderData: keepPreviousData,
});

export const changeFile = (request: ChangeRequest) => csvAddress(PATH, { ...request });

/** The newest orders behind a part, and the count of all of them. */
export const ordersBehindQuery = (search: object) =>
  listQuery(staffKeys.orders, '/api/v1/admin/orders', { query: { ...search, per_page: SHOWN_ORDERS } });

export const topupsBehindQuery = (search: object) =>
  listQuery(staffKeys.topups, '/api/v1/admin/topups', { query: { ...search, per_page: SHOWN_ORDERS } });
