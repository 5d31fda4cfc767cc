import { bodyOf, type Schemas } from '@torpedo/api-client';
import type { z } from 'zod';
import { listQuery, PAGE_ROWS } from '../../../shared/back-office/list/list-query';
import { requestOf } from '../../../shared/back-office/list/list-search';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import type { countriesSearch } from '../rules/countries-search';

export type AdminCountry = Schemas['AdminCountryDto'];
export type CountriesSearch = z.output<typeof countriesSearch>;

export const countriesQuery = (search: CountriesSearch) => {
  const query = { ...requestOf(search), per_page: PAGE_ROWS };
  return listQuery(staffKeys.countries.list(query), (signal) =>
    staffApi.GET('/api/v1/admin/countries', { params: { query }, signal }),
  );
};

export const changeCountry = (iso: string, body: Schemas['ChangeCountryRequestDto']) =>
  bodyOf(staffApi.PATCH('/api/v1/admin/countries/{iso}', { params: { path: { iso } }, body }));
