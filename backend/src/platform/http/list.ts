import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import papaparse from 'papaparse';
import { listOf, type ListPart, type ListQuery } from '../database/index.js';
import { PAGE_SIZES } from './page-sizes.js';

/** Query fields of every list for staff: page, order and format. */
export interface ListQueryDto<Sort extends string> {
  /**
   * The page number; for pages far from the first use `cursor`.
   * @isInt not_integer @minimum 1 too_small @maximum 100000 too_large
   * @default 1
   */
  page?: number;
  /** @isInt not_integer @minimum 1 too_small @maximum 100 too_large @default 20 */
  per_page?: number;
  /**
   * The `next_cursor` of the page before (also in `X-Next-Cursor`), with the same order and filters; replaces `page`.
   * @maxLength 2000 too_long
   */
  cursor?: string;
  sort?: Sort;
  direction?: 'asc' | 'desc';
  /** `csv` answers every row for a spreadsheet, whatever the page. */
  format?: 'json' | 'csv';
}

/** Query fields of a list that never grows long: it is answered whole unless a page is asked for. */
export interface WholeListQueryDto<Sort extends string> {
  /** The page number; without `per_page` a page has 20. @isInt not_integer @minimum 1 too_small @maximum 100000 too_large */
  page?: number;
  /** @isInt not_integer @minimum 1 too_small @maximum 100 too_large */
  per_page?: number;
  /**
   * The `next_cursor` of the page before (also in `X-Next-Cursor`), with the same order; replaces `page`.
   * @maxLength 2000 too_long
   */
  cursor?: string;
  sort?: Sort;
  direction?: 'asc' | 'desc';
  /** `csv` answers every row for a spreadsheet, whatever the page. */
  format?: 'json' | 'csv';
}

interface ListAnswer<Item, Dto extends object, Filter extends object, Sort extends string> {
  list: ListQuery<Item, Filter, Sort>;
  filter: Filter;
  order: { sort: Sort; direction: 'asc' | 'desc' };
  present: (item: Item) => Dto;
  csv: Sheet;
}

interface WholeList<Item, Dto extends object, Sort extends string> extends Omit<
  ListAnswer<Item, Dto, object, Sort>,
  'list' | 'filter'
> {
  items: readonly Item[];
  sorts: Record<Sort, (item: Item) => string | number>;
}

/** The text in a form that the database accepts; undefined when nothing is left of it. */
export function searchedText(text: string | undefined): string | undefined {
  return text?.replaceAll('\0', '').trim() || undefined;
}

/** One page of a list, and how many rows the whole list has. */
export interface ListPageDto<Dto> {
  items: Dto[];
  /** How many rows match: counted up to 10,000, estimated above. */
  total: number;
  total_is_estimated: boolean;
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null;
}

/** Answers an array, as the documented list of accounts does: size and cursor are only in the headers. */
export async function answerList<Item, Dto extends object, Filter extends object, Sort extends string>(
  request: Request,
  query: ListQueryDto<Sort>,
  answer: ListAnswer<Item, Dto, Filter, Sort>,
): Promise<Dto[]> {
  return (await answerPage(request, query, answer)).items;
}

/** Answers one page, with size and cursor also in headers; or sends every row as CSV, which ends the response. */
export async function answerPage<Item, Dto extends object, Filter extends object, Sort extends string>(
  { res: response }: Request,
  query: ListQueryDto<Sort>,
  { list, filter, order, present, csv }: ListAnswer<Item, Dto, Filter, Sort>,
): Promise<ListPageDto<Dto>> {
  const request = { filter, sort: query.sort ?? order.sort, direction: query.direction ?? order.direction };
  const size = query.per_page ?? PAGE_SIZES.lists.usual;
  const part: ListPart = query.cursor ? { size, cursor: query.cursor } : { size, page: query.page ?? 1 };
  const count = list.count(request).then(({ total, isEstimated }) => {
    response!.set('X-Total-Count', String(total));
    if (isEstimated) response!.set('X-Total-Count-Estimated', 'true');
    return { total, total_is_estimated: isEstimated };
  });

  if (query.format === 'csv') {
    const whole = await count;
    const batches = await begun(list.batches(request));
    await csv.beforeSending?.(whole);
    await sendRows(response!, csv, presented(batches, present));
    return { items: [], ...whole, next_cursor: null };
  }
  const [{ items, nextCursor }, whole] = await Promise.all([list.page(request, part), count]);
  if (nextCursor) response!.set('X-Next-Cursor', nextCursor);
  return { items: items.map(present), ...whole, next_cursor: nextCursor };
}

/** Answers a list that fits into memory, whole unless a page is asked for. */
export function answerWhole<Item, Dto extends object, Sort extends string>(
  request: Request,
  query: WholeListQueryDto<Sort>,
  { items, sorts, ...answer }: WholeList<Item, Dto, Sort>,
): Promise<ListPageDto<Dto>> {
  const isPart = query.page !== undefined || query.cursor !== undefined;
  const size = query.per_page ?? (isPart ? PAGE_SIZES.lists.usual : Math.max(items.length, 1));
  return answerPage(
    request,
    { ...query, per_page: size },
    { ...answer, list: listOf(items, sorts), filter: {} },
  );
}

/** Sorts by the order in which the items are given. */
export function placeIn<Item>(items: readonly Item[]): (item: Item) => number {
  return (item) => items.indexOf(item);
}

/** Reads the first batch early, so that an export of the audit does not contain its own record. */
async function begun<Item>(batches: AsyncGenerator<Item[]>): Promise<AsyncIterable<Item[]>> {
  const first = await batches.next();
  async function* all() {
    if (first.done) return;
    yield first.value;
    yield* batches;
  }
  return all();
}

async function* presented<Item, Dto>(batches: AsyncIterable<Item[]>, present: (item: Item) => Dto) {
  for await (const batch of batches) yield batch.map(present);
}

export interface Sheet {
  name: string;
  /** Paths inside a row, separated by spaces. */
  columns: string;
  /** Runs before the first row and may refuse the export. */
  beforeSending?: (rows: RowCount) => Promise<void>;
}

type RowCount = Pick<ListPageDto<unknown>, 'total' | 'total_is_estimated'>;

export function sendSheet({ res: response }: Request, sheet: Sheet, rows: Iterable<object>): Promise<void> {
  return sendRows(response!, sheet, [[...rows]]);
}

export function sendBatches(
  { res: response }: Request,
  sheet: Sheet,
  batches: AsyncIterable<object[]>,
): Promise<void> {
  return sendRows(response!, sheet, batches);
}

/** A name such as =HYPERLINK(…) must not run in a spreadsheet; a phone number is not a formula. */
const inSpreadsheet = (text: string): string =>
  /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) && !/^[+-]\d[\d.]*$/.test(text) ? `'${text}` : text;

function cellOf(row: object, path: readonly string[]): unknown {
  let value: unknown = row;
  for (const name of path) value = (value as Record<string, unknown> | null | undefined)?.[name];
  if (typeof value === 'string') return inSpreadsheet(value);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

const LINE_END = '\n';

const linesOf = (rows: unknown[][]) => papaparse.unparse(rows, { newline: LINE_END }) + LINE_END;

/** Writes whole batches: a stream of single rows creates more garbage than the rows themselves. */
async function sendRows(
  response: Response,
  { name, columns }: Sheet,
  batches: Iterable<object[]> | AsyncIterable<object[]>,
): Promise<void> {
  const paths = columns.split(' ').map((path) => path.split('.'));
  async function* texts() {
    yield linesOf([paths.map((path) => path.at(-1))]);
    for await (const batch of batches)
      yield linesOf(batch.map((row) => paths.map((path) => cellOf(row, path))));
  }
  response.attachment(`${name}.csv`);
  await pipeline(Readable.from(texts()), response).catch((error: NodeJS.ErrnoException) => {
    // The reader closed the connection.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}
