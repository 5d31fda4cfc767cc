import type { Request } from 'express';
import { z } from 'zod';
import type { Direction, ListQuery } from '../database/index.js';
import { InvalidInputError } from '../errors/index.js';
import { answerPage, type ListPageDto, type Sheet } from './list.js';
import { PAGE_SIZES } from './page-sizes.js';

/** What a list takes that never grows long: all of it comes unless a part is asked for. */
export interface WholeListQueryDto<Sort extends string> {
  /**
   * Which page, of 20 unless `per_page` is given.
   * @isInt not_integer
   * @minimum 1 too_small
   * @maximum 100000 too_large
   */
  page?: number;
  /**
   * @isInt not_integer
   * @minimum 1 too_small
   * @maximum 100 too_large
   */
  per_page?: number;
  /**
   * `next_cursor` of the page before (`X-Next-Cursor` too), asked for with the same order; takes the place of `page`.
   * @maxLength 2000 too_long
   */
  cursor?: string;
  sort?: Sort;
  direction?: 'asc' | 'desc';
  /** `csv` answers every row, whatever the page, for a spreadsheet. */
  format?: 'json' | 'csv';
}

interface WholeList<Item, Dto extends object, Sort extends string> {
  items: readonly Item[];
  /** What each order goes by; items with the same value stay as they come. */
  sorts: Record<Sort, (item: Item) => string | number>;
  /** The order where the request names none. */
  order: { sort: Sort; direction: Direction };
  present: (item: Item) => Dto;
  csv: Sheet;
}

const CURSOR = z.tuple([z.string(), z.int().positive()]);

/** Which item comes next, in which order. @throws InvalidInputError when the text is no cursor of this order */
function nextOf(cursor: string, order: string): number {
  try {
    const [of, next] = CURSOR.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (of === order) return next;
  } catch {
    // Not ours, or another order's: both are told below.
  }
  throw new InvalidInputError({ cursor: 'invalid' });
}

function inMemory<Item, Sort extends string>(
  items: readonly Item[],
  sorts: Record<Sort, (item: Item) => string | number>,
): ListQuery<Item, object, Sort> {
  const sorted = (sort: Sort, direction: Direction) => {
    const valueOf = sorts[sort];
    const sign = direction === 'asc' ? 1 : -1;
    return items.toSorted((a, b) => {
      const [left, right] = [valueOf(a), valueOf(b)];
      return left === right ? 0 : left < right ? -sign : sign;
    });
  };
  return {
    page({ sort, direction }, part) {
      const order = `${sort} ${direction}`;
      const from = 'cursor' in part ? nextOf(part.cursor, order) : (part.page - 1) * part.size;
      const end = from + part.size;
      const cursor = Buffer.from(JSON.stringify([order, end])).toString('base64url');
      return Promise.resolve({
        items: sorted(sort, direction).slice(from, end),
        nextCursor: end < items.length ? cursor : null,
      });
    },
    count: () => Promise.resolve({ total: items.length, isEstimated: false }),
    async *batches({ sort, direction }) {
      yield sorted(sort, direction);
    },
  };
}

/** Answers a list that fits into memory as `answerPage` answers the others, whole unless a part is asked for. */
export function answerWhole<Item, Dto extends object, Sort extends string>(
  request: Request,
  query: WholeListQueryDto<Sort>,
  { items, sorts, order, present, csv }: WholeList<Item, Dto, Sort>,
): Promise<ListPageDto<Dto>> {
  const isPart = query.page !== undefined || query.cursor !== undefined;
  const size = query.per_page ?? (isPart ? PAGE_SIZES.lists.usual : Math.max(items.length, 1));
  const list = inMemory(items, sorts);
  return answerPage(request, { ...query, per_page: size }, { list, filter: {}, order, present, csv });
}
