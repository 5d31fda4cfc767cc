import { statement, type Database } from '../../../platform/database/index.js';

/** The most transfer ids in one step of the watermark, so that no transaction is long. */
const STEP_IDS = 100_000;
const STEP_CHANGES = 20_000;

const FOLD_SALES = statement('sales_figures.fold', 'SELECT sales_fold($1) AS "hasMore"');
const FOLD_COUNTS = statement('row_counts.fold', 'SELECT row_counts_fold($1)');
const FOLD_ACCOUNTS = statement('account_sums.fold', 'SELECT accounts_fold($1, $2) AS "hasMore"');
const FORGET = statement('figures.forget', 'SELECT figures_forget()');

export function createFiguresStore({ sql }: Pick<Database, 'sql'>) {
  return {
    async foldSales(): Promise<boolean> {
      return (await sql.one<{ hasMore: boolean }>(FOLD_SALES, [STEP_IDS])).hasMore;
    },
    async foldAccounts(source: 'transfers' | 'house_transfers'): Promise<boolean> {
      return (await sql.one<{ hasMore: boolean }>(FOLD_ACCOUNTS, [source, STEP_IDS])).hasMore;
    },
    foldCounts: () => sql.rows(FOLD_COUNTS, [STEP_CHANGES]),
    forget: () => sql.rows(FORGET),
  };
}

export type FiguresStore = ReturnType<typeof createFiguresStore>;
