import { PAGE_SIZES, type Api } from '@torpedo/api-client';
import type { Command } from 'commander';
import { wrongUsage } from '../errors.js';
import type { Columns } from './columns.js';
import { defineCommand, type Definition } from './definition.js';
import { addView, choice, countTo, parseCount, type ViewOptions } from './options.js';
import { printItems } from './output.js';
import { look, openTask, showScreen, type Task } from './task.js';

export interface ListOptions extends ViewOptions {
  page?: number | undefined;
  perPage: number;
  all?: boolean | undefined;
  sort?: string | undefined;
  direction?: 'asc' | 'desc' | undefined;
}

interface Part<Sort extends string> {
  page?: number | undefined;
  per_page: number;
  cursor?: string | undefined;
  sort?: Sort | undefined;
  direction?: 'asc' | 'desc' | undefined;
}

interface ListAnswer<Item> {
  /** The accounts come as an array, every other list with the size of the whole around its items. */
  data?: readonly Item[] | ListBody<Item>;
  response: Response;
}

interface ListBody<Item> {
  items: readonly Item[];
  total?: number;
  total_is_estimated?: boolean;
  next_cursor?: string | null;
}

interface ListSpec<Item, Args extends readonly unknown[], Options extends ListOptions, Sort extends string> {
  examples: readonly string[];
  build?(command: Command): void;
  columns: Columns<Item>;
  sorts?: readonly Sort[];
  /** True where the list goes on by its cursor only, and has no pages with a number. */
  isStream?: true;
  /** Watches by itself, with this many seconds between two readings. */
  watchSeconds?: number | undefined;
  screen(args: Args, options: Options, task: Task): string | Promise<string>;
  /** Prepares what every page needs, such as the id of an account, and answers how a page is asked for. */
  pages(
    task: Task,
    args: Args,
    options: Options,
  ): Promise<(api: Api, part: Part<Sort>) => Promise<ListAnswer<Item>>>;
}

const PAGE = PAGE_SIZES.lists;

interface Loaded<Item> {
  items: readonly Item[];
  total: number;
  isEstimated: boolean;
  hasMore: boolean;
}

/** A command that prints a list of the server page by page, or whole. */
export function listCommand<
  Item,
  Args extends readonly unknown[] = [],
  Options extends ListOptions = ListOptions,
  Sort extends string = never,
>(summary: string, spec: ListSpec<Item, Args, Options, Sort>): Definition {
  return defineCommand<Args, Options>(summary, {
    examples: spec.examples,
    build(command) {
      spec.build?.(command);
      if (spec.sorts) {
        command
          .addOption(choice('--sort <field>', 'order by', spec.sorts))
          .addOption(choice('--direction <direction>', 'which way', ['asc', 'desc']));
      }
      if (!spec.isStream) command.option('--page <number>', 'which page', parseCount, 1);
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
      if (options.web) {
        showScreen(task, await spec.screen(args, options, task));
        return;
      }
      const ask = await spec.pages(task, args, options);
      const askPart = async (part: Part<Sort>): Promise<LoadedPart<Item>> => {
        let headers: Headers | undefined;
        const body = await task.call('Reading the list…', async () => {
          const answer = await ask(task.api, part);
          headers = answer.response.headers;
          return answer;
        });
        return decoded(body, headers, part);
      };
      const order = { sort: options.sort as Sort | undefined, direction: options.direction };
      const load = () =>
        options.all
          ? everyPage((part) => askPart({ ...order, ...part }), spec.isStream ?? false)
          : askPart({ ...order, page: options.page, per_page: options.perPage });
      await look(deps, options, load, (part) => {
        printItems(deps.io, options, spec.columns, part.items);
        if (!options.json && !options.csv) deps.io.hint(sizeOf(part, options.page));
      });
    },
  });
}

type LoadedPart<Item> = Loaded<Item> & { cursor: string | undefined };

/** Of an array the headers have the size of the whole and the cursor. */
function decoded<Item>(
  body: readonly Item[] | ListBody<Item>,
  headers: Headers | undefined,
  { page, per_page }: Part<string>,
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

type AskPart<Item> = (part: {
  page?: number;
  per_page: number;
  cursor?: string;
}) => Promise<LoadedPart<Item>>;

/** Goes on by the cursor where the list has one, else by the number of the page. */
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
