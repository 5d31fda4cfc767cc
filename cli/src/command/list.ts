import type { Api } from '@torpedo/api-client';
import type { Command } from 'commander';
import { wrongUsage } from '../errors.js';
import type { Columns } from './columns.js';
import { defineCommand, type Definition } from './definition.js';
import { addView, choice, parseCount, type ViewOptions } from './options.js';
import { printItems } from './output.js';
import { look, openTask, showScreen, type Task } from './task.js';

export interface ListOptions extends ViewOptions {
  page?: number | undefined;
  perPage: number;
  all?: boolean | undefined;
  sort?: string | undefined;
  direction?: 'asc' | 'desc' | undefined;
}

/** Which part of a list is asked for. */
interface Part<Sort extends string> {
  page?: number | undefined;
  per_page: number;
  cursor?: string | undefined;
  sort?: Sort | undefined;
  direction?: 'asc' | 'desc' | undefined;
}

interface ListAnswer<Body> {
  data?: Body;
  response: Response;
}

interface ListSpec<
  Item,
  Body,
  Args extends readonly unknown[],
  Options extends ListOptions,
  Sort extends string,
> {
  examples: readonly string[];
  /** Its own arguments and options. */
  build?(command: Command): void;
  columns: Columns<Item>;
  sorts?: readonly Sort[];
  /** True where the list goes on by its cursor only, and has no pages with a number. */
  isStream?: true;
  /** Watches by itself, with so many seconds between two looks. */
  watchSeconds?: number | undefined;
  /** Path of the screen that shows the same. */
  screen(args: Args, options: Options): string;
  /** Prepares what every page needs, such as the id of an account, and answers how a page is asked for. */
  pages(
    task: Task,
    args: Args,
    options: Options,
  ): Promise<(api: Api, part: Part<Sort>) => Promise<ListAnswer<Body>>>;
  items(body: Body): readonly Item[];
}

const MOST_ON_A_PAGE = 100;

interface Loaded<Item> {
  items: readonly Item[];
  total: number;
  isEstimated: boolean;
  hasMore: boolean;
}

/** A command that prints a list of the server page by page, or whole. */
export function listCommand<
  Item,
  Body,
  Args extends readonly unknown[] = [],
  Options extends ListOptions = ListOptions,
  Sort extends string = string,
>(spec: ListSpec<Item, Body, Args, Options, Sort>): Definition {
  return defineCommand<Args, Options>({
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
        .option('--per-page <number>', `how many on a page, at most ${MOST_ON_A_PAGE}`, parseCount, 20)
        .option('--all', 'every page');
      addView(command);
    },
    async run(deps, args, given) {
      const options = { ...given, watch: given.watch ?? spec.watchSeconds };
      if (options.all && options.watch !== undefined)
        throw wrongUsage('--all and --watch do not go together.');
      const task = await openTask(deps, options);
      if (options.web) {
        showScreen(task, spec.screen(args, options));
        return;
      }
      const ask = await spec.pages(task, args, options);
      const askPart = async (part: Part<Sort>): Promise<Loaded<Item> & { cursor: string | undefined }> => {
        let response: Response | undefined;
        const body = await task.call('Reading the list…', async () => {
          const answer = await ask(task.api, part);
          response = answer.response;
          return answer;
        });
        const items = spec.items(body);
        const headers = response?.headers;
        const total = Number(headers?.get('x-total-count') ?? totalOf(body) ?? items.length);
        return {
          items,
          total,
          isEstimated: headers?.get('x-total-count-estimated') === 'true' || isEstimated(body),
          hasMore: part.page !== undefined && total > part.page * part.per_page,
          cursor: headers?.get('x-next-cursor') ?? cursorOf(body),
        };
      };
      const order = { sort: options.sort as Sort | undefined, direction: options.direction };
      const load = () =>
        options.all
          ? everyPage((part) => askPart({ ...order, ...part }), spec.isStream ?? false)
          : askPart({ ...order, page: options.page, per_page: options.perPage });
      await look(deps, options, load, async (loaded) => {
        await printItems(deps.io, options, spec.columns, loaded.items);
        if (!options.json && !options.csv) deps.io.hint(sizeOf(loaded, options.page));
      });
    },
  });
}

/** What lists that are objects say of themselves. */
interface Envelope {
  total?: unknown;
  total_is_estimated?: unknown;
  next_cursor?: unknown;
}

const totalOf = (body: unknown): number | undefined => {
  const { total } = body as Envelope;
  return typeof total === 'number' ? total : undefined;
};

const cursorOf = (body: unknown): string | undefined => {
  const cursor = (body as Envelope).next_cursor;
  return typeof cursor === 'string' ? cursor : undefined;
};

const isEstimated = (body: unknown): boolean => (body as Envelope).total_is_estimated === true;

function sizeOf(loaded: Loaded<unknown> & { cursor?: string | undefined }, page: number | undefined): string {
  const { items, total, hasMore } = loaded;
  if (page === undefined) return `${items.length} shown${loaded.cursor ? ', more with --all' : ''}`;
  const about = loaded.isEstimated ? 'about ' : '';
  return `${items.length} of ${about}${total}${hasMore ? `, next: --page ${page + 1}` : ''}`;
}

type AskPart<Item> = (part: {
  page?: number;
  per_page: number;
  cursor?: string;
}) => Promise<Loaded<Item> & { cursor: string | undefined }>;

/** Goes on by the cursor where the list has one, else by the number of the page. */
async function everyPage<Item>(ask: AskPart<Item>, isStream: boolean): Promise<Loaded<Item>> {
  const items: Item[] = [];
  let cursor: string | undefined;
  for (let page = 1; ; page += 1) {
    const place = cursor ? { cursor } : isStream ? {} : { page };
    const part = await ask({ per_page: MOST_ON_A_PAGE, ...place });
    items.push(...part.items);
    const isLast = part.cursor === undefined && (isStream || items.length >= part.total);
    if (isLast || part.items.length === 0)
      return { items, total: items.length, isEstimated: false, hasMore: false };
    cursor = part.cursor;
  }
}
