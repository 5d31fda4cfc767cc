import type { Command } from 'commander';
import type { Columns } from './columns.js';
import { defineCommand, type Definition } from './definition.js';
import { addView, type ViewOptions } from './options.js';
import { printItem, printItems } from './output.js';
import { look, openTask, showScreen, type Task } from './task.js';

interface ViewSpec<Data, Args extends readonly unknown[], Options extends ViewOptions> {
  examples: readonly string[];
  build?(command: Command): void;
  screen(args: Args, options: Options, task: Task): string | Promise<string>;
  load(task: Task, args: Args, options: Options): Promise<Data>;
  print(task: Task, options: Options, data: Data): void;
}

export function viewCommand<Data, Args extends readonly unknown[], Options extends ViewOptions>(
  summary: string,
  spec: ViewSpec<Data, Args, Options>,
): Definition {
  return defineCommand<Args, Options>(summary, {
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
        (data) => spec.print(task, options, data),
      );
    },
  });
}

interface ShowSpec<Data, Item, Args extends readonly unknown[], Options extends ViewOptions> extends Omit<
  ViewSpec<Data, Args, Options>,
  'print'
> {
  columns: Columns<Item>;
}

export function showCommand<
  Item,
  Args extends readonly unknown[] = [],
  Options extends ViewOptions = ViewOptions,
>(summary: string, spec: ShowSpec<Item, Item, Args, Options>): Definition {
  return viewCommand<Item, Args, Options>(summary, {
    ...spec,
    print: ({ deps }, options, item) => printItem(deps.io, options, spec.columns, item),
  });
}

export function rowsCommand<
  Item,
  Args extends readonly unknown[] = [],
  Options extends ViewOptions = ViewOptions,
>(summary: string, spec: ShowSpec<readonly Item[], Item, Args, Options>): Definition {
  return viewCommand<readonly Item[], Args, Options>(summary, {
    ...spec,
    print: ({ deps }, options, items) => printItems(deps.io, options, spec.columns, items),
  });
}
