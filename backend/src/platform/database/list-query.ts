import {
  cast,
  col,
  fn,
  literal,
  Op,
  QueryTypes,
  Utils,
  where,
  type OrderItem,
  type WhereOptions,
} from 'sequelize';
import { z } from 'zod';
import { InvalidInputError } from '../errors/index.js';
import { findRows, type Database, type TableModel } from './database.js';
import { hasBadValue } from './sqlstate.js';

export type Direction = 'asc' | 'desc';

/** The expression is never null, and an index has it in this form. */
export interface SortExpression {
  sql: string;
  type: string;
}

/** The condition on the rows for each filter. */
export type ListFilters<Row extends object, Filter extends object> = {
  [Name in keyof Filter]-?: (value: NonNullable<Filter[Name]>) => WhereOptions<Row>;
};

/** Each filter and order needs an index, because tables grow to millions of rows. */
export interface ListDefinition<
  Row extends { id: string | number },
  Filter extends object,
  Sort extends string,
> {
  model: TableModel<Row>;
  scope: WhereOptions<Row>;
  filters: ListFilters<Row, Filter>;
  /** The columns are NOT NULL; rows with the same value are sorted by id. */
  sorts: Record<Sort, (keyof Row & string) | SortExpression>;
  /** The filter whose rows may be anywhere: the index of the order could pass all other rows before the first. */
  scattered?: keyof Filter;
}

export interface ListRequest<Filter extends object, Sort extends string> {
  filter: Filter;
  sort: Sort;
  direction: Direction;
}

/** A page by cursor costs the same at any depth. */
export type ListPart = { size: number } & ({ page: number } | { cursor: string });

export interface ListCount {
  total: number;
  isEstimated: boolean;
}

export interface CursorPage<T> {
  items: T[];
  nextCursor: string | null;
}

export interface ListQuery<Item, Filter extends object, Sort extends string> {
  /** @throws InvalidInputError for a wrong cursor or a page number that is too high */
  page(request: ListRequest<Filter, Sort>, part: ListPart): Promise<CursorPage<Item>>;
  count(request: Pick<ListRequest<Filter, Sort>, 'filter'>): Promise<ListCount>;
  /** In batches that fit into memory; changes during the reading may be missing. */
  batches(request: ListRequest<Filter, Sort>): AsyncGenerator<Item[]>;
}

const MAX_COUNTED_ROWS = 10_000;

/** Of more rows, the index of the order meets the first ones soon. */
const MAX_SORTED_ROWS = 20_000;

/** PostgreSQL reads the rows before the page and throws them away, so there is a limit. */
const MAX_SKIPPED_ROWS = 100_000;

const BATCH_ROWS = 1_000;

/** Shorter texts are searched only at the beginning of words. */
const TRIGRAM_LENGTH = 3;

/** For columns in lower case with a space before each word and a trigram index. */
export function containing(text: string): { [Op.like]: string } {
  const wanted = text.toLowerCase().replace(/[\\%_]/g, '\\$&');
  return { [Op.like]: text.length < TRIGRAM_LENGTH ? `% ${wanted}%` : `%${wanted}%` };
}

export type IdReading = readonly [sql: string, ...values: (string | readonly string[])[]];

/** Joins the conditions by UNION: with OR the planner may read the whole index of the order. */
export function idAmong({ sequelize }: Pick<Database, 'sequelize'>, readings: readonly IdReading[]) {
  const escaped = (value: string | readonly string[]) =>
    typeof value === 'string'
      ? sequelize.escape(value)
      : `ARRAY[${value.map((one) => sequelize.escape(one)).join(', ')}]`;
  const selects = readings.map(([sql, ...values]) =>
    sql
      .split('?')
      .map((part, n) => (n === 0 ? part : `${escaped(values[n - 1] ?? '')}${part}`))
      .join(''),
  );
  return literal(selects.length > 0 ? `id = ANY (ARRAY(${selects.join(' UNION ALL ')}))` : 'false');
}

interface Cursor {
  order: string;
  value: string;
  id: string;
}

const CURSOR = z.tuple([z.string(), z.string(), z.string()]);

function encodeCursor({ order, value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([order, value, id])).toString('base64url');
}

/** @throws InvalidInputError */
function decodeCursor(text: string, wantedOrder: string): Cursor {
  try {
    const [order, value, id] = CURSOR.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    if (order === wantedOrder) return { order, value, id };
  } catch {
    // The error is thrown below.
  }
  throw new InvalidInputError({ cursor: 'invalid' });
}

/** Sequelize's SQL generator, which is missing in its types. */
interface SelectGenerator {
  selectQuery(table: string, options: object, model: object): string;
}

interface PlanRow {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
}

export function createListQuery<
  Row extends { id: string | number },
  Filter extends object,
  Sort extends string,
>(
  db: Pick<Database, 'sequelize'>,
  { model, scope, filters, sorts, scattered }: ListDefinition<Row, Filter, Sort>,
): ListQuery<Row, Filter, Sort> {
  type Request = ListRequest<Filter, Sort>;
  const { sequelize } = db;
  const { tableName } = model;

  function conditionsOf(filter: Filter): WhereOptions[] {
    const given = (Object.keys(filters) as (keyof Filter)[]).filter((name) => filter[name] !== undefined);
    return [scope, ...given.map((name) => filters[name](filter[name] as NonNullable<Filter[keyof Filter]>))];
  }

  function sorted(sort: Sort): { by: ReturnType<typeof col> | ReturnType<typeof literal>; type: string } {
    const by: SortExpression | (keyof Row & string) = sorts[sort];
    if (typeof by === 'object') return { by: literal(by.sql), type: by.type };
    const attribute = model.getAttributes()[by];
    return { by: col(attribute.field!), type: String(attribute.type) };
  }

  /** Compares value and id as a pair, so that an index of both starts at the row itself. */
  function following(sort: Sort, direction: Direction, { value, id }: Cursor) {
    const { by, type } = sorted(sort);
    const past = direction === 'asc' ? Op.gt : Op.lt;
    return where(fn('ROW', by, col('id')), { [past]: fn('ROW', cast(value, type), id) });
  }

  async function read({ filter, sort, direction }: Request, from: Cursor | null, limit: number, offset = 0) {
    const conditions = conditionsOf(filter);
    if (from) conditions.push(following(sort, direction, from));
    const { by } = sorted(sort);
    const order: OrderItem[] = [
      [by, direction],
      ['id', direction],
    ];
    const isFew =
      scattered !== undefined &&
      filter[scattered] !== undefined &&
      (await estimate(filter)) <= MAX_SORTED_ROWS;
    // No index has this order.
    const found: OrderItem[] = isFew ? [[fn('ROW', by, col('id')), direction]] : order;
    const part = { where: { [Op.and]: conditions }, order: found, limit, offset };
    // First finds the ids, so that rows which are only skipped or sorted are not read whole.
    const ids = offset > 0 || isFew ? await findRows<Row>(model, { ...part, attributes: ['id'] }) : null;
    const rows = await findRows(model, {
      // A Date would lose the microseconds, and with them the exact place in the list.
      attributes: { include: [[cast(by, 'text'), 'sortedBy']] },
      ...(ids ? { where: { id: ids.map(({ id }) => id) } as WhereOptions<Row>, order } : part),
    });
    return (rows as (Row & { sortedBy: string })[]).map(({ sortedBy, ...row }) => ({
      row: row as unknown as Row,
      cursor: { order: `${sort} ${direction}`, value: sortedBy, id: String(row.id) },
    }));
  }

  const selectOne = (filter: Filter, limit?: number) => {
    const { queryGenerator } = sequelize.getQueryInterface();
    const where = { [Op.and]: conditionsOf(filter) };
    const options = Utils.mapFinderOptions({ attributes: ['id'], where, limit }, model);
    return (queryGenerator as SelectGenerator).selectQuery(tableName, options, model).replace(/;$/, '');
  };

  const select = <Answer extends object>(sql: string) =>
    sequelize.query<Answer>(sql, { type: QueryTypes.SELECT });

  async function estimate(filter: Filter): Promise<number> {
    const [explained] = await select<PlanRow>(`EXPLAIN (FORMAT JSON) ${selectOne(filter)}`);
    return explained?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  }

  return {
    async page(request, part) {
      const skipped = 'page' in part ? (part.page - 1) * part.size : 0;
      if (skipped > MAX_SKIPPED_ROWS) throw new InvalidInputError({ page: 'too_large' });
      const order = `${request.sort} ${request.direction}`;
      const from = 'cursor' in part ? decodeCursor(part.cursor, order) : null;
      const found = await read(request, from, part.size + 1, skipped).catch((error: unknown) => {
        throw from && hasBadValue(error) ? new InvalidInputError({ cursor: 'invalid' }) : error;
      });
      const shown = found.slice(0, part.size);
      const last = found.length > part.size ? shown.at(-1) : undefined;
      return { items: shown.map(({ row }) => row), nextCursor: last ? encodeCursor(last.cursor) : null };
    },

    async count({ filter }) {
      const counted = `SELECT count(*) AS total FROM (${selectOne(filter, MAX_COUNTED_ROWS + 1)}) AS found`;
      const [{ total } = { total: 0 }] = await select<{ total: number }>(counted);
      if (total <= MAX_COUNTED_ROWS) return { total, isEstimated: false };
      return { total: Math.max(await estimate(filter), total), isEstimated: true };
    },

    async *batches(request) {
      let from: Cursor | null = null;
      do {
        const found = await read(request, from, BATCH_ROWS);
        if (found.length > 0) yield found.map(({ row }) => row);
        from = found.length === BATCH_ROWS ? found[BATCH_ROWS - 1]!.cursor : null;
      } while (from);
    },
  };
}

export function mapList<Row, Item, Filter extends object, Sort extends string>(
  list: ListQuery<Row, Filter, Sort>,
  map: (rows: Row[]) => Promise<Item[]>,
): ListQuery<Item, Filter, Sort> {
  return {
    count: (request) => list.count(request),
    async page(request, part) {
      const { items, nextCursor } = await list.page(request, part);
      return { items: await map(items), nextCursor };
    },
    async *batches(request) {
      for await (const rows of list.batches(request)) yield await map(rows);
    },
  };
}

/** Items with the same value keep their order. */
export function listOf<Item, Sort extends string>(
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
    async page({ sort, direction }, part) {
      const order = `${sort} ${direction}`;
      const from =
        'cursor' in part ? Number(decodeCursor(part.cursor, order).id) : (part.page - 1) * part.size;
      if (!Number.isSafeInteger(from) || from < 0) throw new InvalidInputError({ cursor: 'invalid' });
      const end = from + part.size;
      return {
        items: sorted(sort, direction).slice(from, end),
        nextCursor: end < items.length ? encodeCursor({ order, value: '', id: String(end) }) : null,
      };
    },
    count: async () => ({ total: items.length, isEstimated: false }),
    async *batches({ sort, direction }) {
      yield sorted(sort, direction);
    },
  };
}
