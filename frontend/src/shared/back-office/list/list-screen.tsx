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
  /** The path of the API's list, for its rows and its file. */
  path: Path;
  family: QueryKey;
  /** The parameters of the address, as the route has read them. */
  search: ListSearchOf<Path>;
  /** Parameters of the request that do not stand in the address. */
  fixed?: ListSearchOf<Path>;
  /** Wraps the call of a page, so that its refusals can have their own texts. */
  through?: (call: Promise<ListPage<Row>>) => Promise<ListPage<Row>>;
  /** Dialogs about its rows. */
  children?: ReactNode;
}

export function ListScreen<Path extends PathOf<'get'>>(props: ListScreenProps<Path, RowOf<Path>>) {
  const { title, path, family, search, fixed, through = (call) => call, children, ...list } = props;
  const page = pageQuery(family, path, { ...search, ...fixed });
  const query = { ...page, queryFn: (context: { signal: AbortSignal }) => through(page.queryFn(context)) };
  const { data } = useQuery(query);
  return (
    <StaffPage title={title} count={data && figureFormat().format(data.total)}>
      <RecordList {...list} isUnderBar label={title} search={search} query={query} csvPath={path} />
      {children}
    </StaffPage>
  );
}
