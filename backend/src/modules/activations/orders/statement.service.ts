import type { CursorPage, Database } from '../../../platform/database/index.js';
import type { StatementEntry, StatementPeriod, StatementQuery, WalletModule } from '../../wallet/index.js';
import { readStatementNumbers, type StatementNumber } from './statement.read-model.js';

export interface NamedEntry {
  entry: StatementEntry;
  number: StatementNumber | null;
}

interface Deps {
  db: Database;
  wallet: Pick<WalletModule, 'statement'>;
}

export class StatementService {
  constructor(private readonly deps: Deps) {}

  async page(
    query: StatementQuery,
    page: { limit: number; beforeId: number | null },
  ): Promise<CursorPage<NamedEntry>> {
    const { items, nextCursor } = await this.deps.wallet.statement.page(query, page);
    return { items: await this.#named(items), nextCursor };
  }

  async *batches(query: StatementQuery): AsyncGenerator<NamedEntry[]> {
    for await (const entries of this.deps.wallet.statement.batches(query)) yield await this.#named(entries);
  }

  period(query: StatementQuery): Promise<StatementPeriod> {
    return this.deps.wallet.statement.period(query);
  }

  async #named(entries: readonly StatementEntry[]): Promise<NamedEntry[]> {
    const ids = entries.flatMap(({ reference }) => (reference.type === 'activation' ? [reference.id] : []));
    const numbers = await readStatementNumbers(this.deps.db.sql, ids);
    return entries.map((entry) => ({ entry, number: numbers.get(entry.reference.id) ?? null }));
  }
}
