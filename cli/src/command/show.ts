import type { Command } from 'commander';
import type { Columns } from './columns.js';
import { defineCommand, type Definition } from './definition.js';
import { addView, type ViewOptions } from './options.js';
import { printItem, printItems } from './output.js';
import { look, openTask, showScreen, type Task } from './task.js';

interface ShowSpec<Item, Args extends readonly unknown[], Options extends ViewOptions> {
  examples: readonly string[];
  /** Its own arguments and options. */
  build?(command: Command): void;
  columns: Columns<Item>;
  /** Path of the screen that shows the same. */
  screen(args: Args, options: Options, task: Task): string | Promise<string>;
  load(task: Task, args: Args, options: Options): Promise<Item>;
}

/** A command that prints what it loads in a way of its own. */
export function viewCommand<Data, Args extends readonly unknown[], Options extends ViewOptions>(
  spec: Pick<ShowSpec<Data, Args, Options>, 'examples' | 'build' | 'screen' | 'load'>,
  print: (task: Task, options: Options, data: Data) => void,
): Definition {
  return defineCommand<Args, Options>({
    examples: spec.examples,
    build(command) {
      spec.build?.(command);
      addView(command);
    },
    async run(deps, args, options) {
      const task = await openTask(deps, options);
      if (options.web) {
        showScreen(task, await spec.screen(args, options, task));
        return;
      }
      await look(
        deps,
        options,
        () => spec.load(task, args, options),
        (data) => print(task, options, data),
      );
    },
  });
}

/** A command that prints one thing of the server. */
export function showCommand<
  Item,
  Args extends readonly unknown[] = [],
  Options extends ViewOptions = ViewOptions,
>(spec: ShowSpec<Item, Args, Options>): Definition {
  return viewCommand(spec, ({ deps }, options, item: Item) =>
    printItem(deps.io, options, spec.columns, item),
  );
}

interface RowsSpec<Item, Args extends readonly unknown[], Options extends ViewOptions> extends Omit<
  ShowSpec<Item, Args, Options>,
  'load'
> {
  load(task: Task, args: Args, options: Options): Promise<readonly Item[]>;
}

/** A command that prints a few things of the server that come as a whole. */
export function rowsCommand<
  Item,
  Args extends readonly unknown[] = [],
  Options extends ViewOptions = ViewOptions,
>(spec: RowsSpec<Item, Args, Options>): Definition {
  return viewCommand(spec, ({ deps }, options, items: readonly Item[]) =>
    printItems(deps.io, options, spec.columns, items),
  );
}
