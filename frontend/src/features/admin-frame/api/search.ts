import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';

export type Found = Schemas['SearchAnswerDto'];
export type FoundPerson = Found['people']['items'][number];
export type FoundOrder = Found['orders']['items'][number];

/** Customers and orders that the text names. */
export const searchQuery = (text: string) =>
  queryOptions({
    queryKey: staffKeys.search(text),
    queryFn: ({ signal }) =>
      bodyOf(staffApi.GET('/api/v1/admin/search', { params: { query: { q: text } }, signal })),
    placeholderData: keepPreviousData,
  });
