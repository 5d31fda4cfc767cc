import type { Schemas } from '@torpedo/api-client';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { staffQuery } from '../../../shared/back-office/staff-query';

export type Difference = Schemas['DifferenceDto'];
export type Books = Schemas['BooksDto'];
export type ComparedParty = Schemas['ComparedPartyDto'];
export type VerifiedChain = Schemas['VerifiedChainDto'];

const LOOK_AGAIN_MS = 2_000;

export const isUnderWay = (books: Books | undefined): boolean =>
  books?.last_run != null && books.last_run.ended_at === null;

/** How many differences somebody has to decide. */
export const openOf = ({ open }: Books): number => open.reduce((sum, { count }) => sum + count, 0);

/** The state of the books; read again and again while they are compared. */
export const booksQuery = () => ({
  ...staffQuery(staffKeys.books, '/api/v1/admin/reports/books'),
  refetchInterval: ({ state }: { state: { data: Books | undefined } }) =>
    isUnderWay(state.data) ? LOOK_AGAIN_MS : false,
});

/** The closed months, newest first. */
export const closingsQuery = () => staffQuery(staffKeys.closings, '/api/v1/admin/reports/closings');
