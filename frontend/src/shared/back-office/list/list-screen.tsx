import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { PathOf } from '@torpedo/api-client';
import type { ReactNode } from 'react';
import { figureFormat } from '../../format/figure-format';
import { StaffPage } from '../staff-page';
import { type ListPage, type ListSearchOf, pageQuery, type RowOf } from './list-query';
import { RecordList, type RecordListProps } from './record-list';

interface ListScreenProps<Path extends PathOf<'get'>, Row extends object> extends Omit<
  RecordListProps<Row>,
  'label' | 'search' | 'query' | 'csvPath' | 'isUnderBar'
> {
  title: string;
  /** Path of the API's list, as rows and as a file. */
  path: Path;
  family: QueryKey;
  /** The address, as the route read it. */
  search: ListSearchOf<Path>;
  /** Asked for beside what the address names. */
  fixed?: ListSearchOf<Path>;
  /** Makes the call of a page, where its refusals have texts of their own. */
  through?: (call: Promise<ListPage<Row>>) => Promise<ListPage<Row>>;
  /** Above the list. */
  lead?: ReactNode;
  /** Dialogs about its rows. */
  children?: ReactNode;
}

export function ListScreen<Path extends PathOf<'get'>>(props: ListScreenProps<Path, RowOf<Path>>) {
  const { title, path, family, search, fixed, through = (call) => call, lead, children, ...list } = props;
  const page = pageQuery(family, path, { ...search, ...fixed });
  const query = { ...page, queryFn: (context: { signal: AbortSignal }) => through(page.queryFn(context)) };
  const { data } = useQuery(query);
  return (
    <StaffPage title={title} count={data && figureFormat().format(data.total)}>
      {lead}
      <RecordList {...list} isUnderBar={!lead} label={title} search={search} query={query} csvPath={path} />
      {children}
    </StaffPage>
  );
}
