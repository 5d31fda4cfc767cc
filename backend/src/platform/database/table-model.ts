import type { FindOptions, Model, ModelAttributes, ModelStatic } from 'sequelize';
import type { Database } from './database.js';

/** The Sequelize model of a table whose rows are of this type. */
export type TableModel<Row extends object> = ModelStatic<Model<Row> & Row>;

/**
 * Declares the column map of a table: attributes are our field names, columns the same in snake_case. A store calls the
 * answer with its database; the model is defined once for each.
 */
export function tableModel<Row extends object>(
  tableName: string,
  columns: ModelAttributes<Model<Row> & Row>,
): (db: Pick<Database, 'sequelize'>) => TableModel<Row> {
  return ({ sequelize }) =>
    sequelize.isDefined(tableName)
      ? (sequelize.model(tableName) as TableModel<Row>)
      : sequelize.define<Model<Row> & Row>(tableName, columns, { tableName, timestamps: false });
}

/** The rows that a reading finds, as plain objects: instances of models never leave a store. */
export function findRows<Row extends object>(
  model: TableModel<Row>,
  options: FindOptions<Row> = {},
): Promise<Row[]> {
  // The model's own type hides its attributes while Row is a parameter.
  const plain = model as unknown as { findAll(options: FindOptions<Row>): Promise<Row[]> };
  return plain.findAll({ ...options, raw: true });
}
