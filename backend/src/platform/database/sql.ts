/** A prepared statement; the name is what PostgreSQL keeps its plan under, so it must be unique. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Runs prepared statements; inside a unit of work on its transaction, else on a pooled connection. */
export interface Sql {
  rows<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
  /** The single row of the answer, or null when there is none. */
  row<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row | null>;
  /** The single row of a statement that always answers one. @throws Error when it does not */
  one<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row>;
}

/** Declares a statement that is prepared once per connection. */
export function statement(name: string, text: string): Statement {
  return { name, text };
}
