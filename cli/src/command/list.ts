import { PAGE_SIZES, type AnswerOf, type ParametersOf, type PathOf } from '@torpedo/api-client';
import type { Command, Option } from 'commander';
import { wrongUsage } from '../errors.js';
import type { Columns } from './columns.js';
import { defineCommand, type Definition } from './definition.js';
import { userIdOf, UserOption } from './find-user.js';
import { addOptions, addView, choice, countTo, parseCount, type ViewOptions } from './options.js';
import { printItems } from './output.js';
import { look, openTask, showScreen, type Task } from './task.js';

export interface ListOptions extends ViewOptions {
  page?: number | undefined;
  perPage: number;
  all?: boolean | undefined;
  sort?: string | undefined;
  direction?: 'asc' | 'desc' | undefined;
}

type ListPath = PathOf<'get'>;

type QueryOf<Path extends ListPath> =
  ParametersOf<'get', Path> extends { query?: infer Query } ? NonNullable<Query> : never;

type TargetOf<Path extends ListPath> =
  ParametersOf<'get', Path> extends { path: infer Target extends object } ? Target : object;

type RowsOf<Answer> = Answer extends readonly unknown[]
  ? Answer
  : Answer extends { items: infer Rows extends readonly unknown[] }
    ? Rows
    : never;

type ItemOf<Path extends ListPath> = RowsOf<AnswerOf<'get', Path>>[number];

/** Options, by the name of the query field that each one fills. */
export type Filters<Path extends ListPath> = { readonly [Name in keyof QueryOf<Path>]?: Option };

/** The query for these options, in the server's names; names of accounts are looked up first. */
export async function queryOf<Path extends ListPath>(
  task: Task,
  filters: Filters<Path>,
  options: object,
): Promise<Partial<QueryOf<Path>>> {
  const given = options as Readonly<Record<string, string | undefined>>;
  const query: Record<string, unknown> = {};
  for (const [name, option] of Object.entries<Option | undefined>(filters)) {
    const value = option && given[option.attributeName()];
    query[name] = option instanceof UserOption ? await userIdOf(task, value) : value;
  }
  return query as Partial<QueryOf<Path>>;
}

interface ListSpec<Path extends ListPath, Args extends readonly unknown[], Options extends ListOptions> {
  examples: readonly string[];
  build?(command: Command): void;
  filters?: Filters<Path>;
  columns: Columns<ItemOf<Path>>;
  sorts?: readonly (QueryOf<Path> extends { sort?: infer Sort } ? Sort & string : never)[];
  /** True where the list continues only by its cursor and has no page numbers. */
  isStream?: true;
  /** The list watches by itself, with so many seconds between two readings. */
  watchSeconds?: number | undefined;
  screen(query: Partial<QueryOf<Path>>, target: TargetOf<Path>): string;
  /** Reads the object that the path names; missing where it names none. */
  find?(task: Task, args: Args): Promise<TargetOf<Path>>;
  prepare?(task: Task, options: Options): Promise<void>;
}

interface Part {
  page?: number | undefined;
  per_page: number;
  cursor?: string | undefined;
}

interface ListAnswer<Item> {
  /** The accounts come as an array; every other list has its items and the size of the whole. */
  data?: readonly Item[] | ListBody<Item>;
  response: Response;
}

interface ListBody<Item> {
  items: readonly Item[];
  total?: number;
  total_is_estimated?: boolean;
  next_cursor?: string | null;
}

/** How the client reads a list; `ListSpec` has already checked its path and query. */
type ReadList<Item> = (
  path: string,
  init: { params: { path: object; query: object } },
) => Promise<ListAnswer<Item>>;

const PAGE = PAGE_SIZES.lists;

interface Loaded<Item> {
  items: readonly Item[];
  total: number;
  isEstimated: boolean;
  hasMore: boolean;
}

export function listCommand<
  Path extends ListPath,
  Args extends readonly unknown[] = [],
  Options extends ListOptions = ListOptions,
>(path: Path, summary: string, spec: ListSpec<Path, Args, Options>): Definition {
  const { filters = {}, isStream = false } = spec;
  return defineCommand<Args, Options>(summary, {
    examples: spec.examples,
    build(command) {
      addOptions(command, Object.values<Option>(filters));
      spec.build?.(command);
      if (spec.sorts) {
        command
          .addOption(choice('--sort <field>', 'order by', spec.sorts))
          .addOption(choice('--direction <direction>', 'which way', ['asc', 'desc']));
      }
      if (!isStream) command.option('--page <number>', 'which page', parseCount, 1);
      command
        .option(
          '--per-page <number>',
          `how many on a page, at most ${PAGE.most}`,
          countTo(PAGE.most),
          PAGE.usual,
        )
        .option('--all', 'every page');
      addView(command);
    },
    async run(deps, args, given) {
      const options = { ...given, watch: given.watch ?? spec.watchSeconds };
      if (options.all && options.watch !== undefined)
        throw wrongUsage('--all and --watch do not go together.');
      const task = await openTask(deps, options);
      const query = await queryOf<Path>(task, filters, options);
      const target = (await spec.find?.(task, args)) ?? ({} as TargetOf<Path>);
      if (options.web) {
        showScreen(task, spec.screen(query, target));
        return;
      }
      await spec.prepare?.(task, options);
      const read = task.api.GET as unknown as ReadList<ItemOf<Path>>;
      const order = { sort: options.sort, direction: options.direction };
      const askPart = async (part: Part): Promise<LoadedPart<ItemOf<Path>>> => {
        let headers: Headers | undefined;
        const body = await task.call('Reading the list…', async () => {
          const answer = await read(path, {
            params: { path: target, query: { ...query, ...order, ...part } },
          });
          headers = answer.response.headers;
          return answer;
        });
        return decoded(body, headers, part);
      };
      const load = () =>
        options.all
          ? everyPage(askPart, isStream)
          : askPart({ page: options.page, per_page: options.perPage });
      await look(deps, options, load, (part) => {
        printItems(deps.io, options, spec.columns, part.items);
        if (!options.json && !options.csv) deps.io.hint(sizeOf(part, options.page));
      });
    },
  });
}

type LoadedPart<Item> = Loaded<Item> & { cursor: string | undefined };

/** For an array, the headers have the size of the whole and the cursor. */
function decoded<Item>(
  body: readonly Item[] | ListBody<Item>,
  headers: Headers | undefined,
  { page, per_page }: Part,
): LoadedPart<Item> {
  const list: ListBody<Item> =
    'items' in body
      ? body
      : {
          items: body,
          total: Number(headers?.get('x-total-count') ?? body.length),
          total_is_estimated: headers?.get('x-total-count-estimated') === 'true',
          next_cursor: headers?.get('x-next-cursor') ?? null,
        };
  const { items, total = items.length, total_is_estimated: isEstimated = false, next_cursor } = list;
  const hasMore = page !== undefined && total > page * per_page;
  return { items, total, isEstimated, hasMore, cursor: next_cursor ?? undefined };
}

function sizeOf(
  { items, total, hasMore, isEstimated, cursor }: Loaded<unknown> & { cursor?: string | undefined },
  page: number | undefined,
): string {
  if (page === undefined) return `${items.length} shown${cursor ? ', more with --all' : ''}`;
  const about = isEstimated ? 'about ' : '';
  return `${items.length} of ${about}${total}${hasMore ? `, next: --page ${page + 1}` : ''}`;
}

type AskPart<Item> = (part: Part) => Promise<LoadedPart<Item>>;

async function everyPage<Item>(ask: AskPart<Item>, isStream: boolean): Promise<Loaded<Item>> {
  const items: Item[] = [];
  let cursor: string | undefined;
  for (let page = 1; ; page += 1) {
    const place = cursor ? { cursor } : isStream ? {} : { page };
    const part = await ask({ per_page: PAGE.most, ...place });
    items.push(...part.items);
    const isLast = part.cursor === undefined && (isStream || items.length >= part.total);
    if (isLast || part.items.length === 0)
      return { items, total: items.length, isEstimated: false, hasMore: false };
    cursor = part.cursor;
  }
}
