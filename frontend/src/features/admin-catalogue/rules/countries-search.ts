import { listSearch, searchChoice } from '../../../shared/back-office/list/list-search';

export const countriesSearch = listSearch(['position', 'iso_code'], {
  status: searchChoice(['enabled', 'disabled']),
});
