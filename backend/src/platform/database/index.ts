export { batchedLookup } from './batched-lookup.js';
export { openDatabase, type Database, type UnitOfWork } from './database.js';
export { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded/index.js';
export {
  containing,
  createListQuery,
  mapList,
  type Direction,
  type ListPart,
  type ListQuery,
  type ListRequest,
} from './list-query.js';
export {
  createMigrationsCheck,
  migrate,
  pendingMigrations,
  revertAll,
  schemaFingerprint,
} from './migrator.js';
export { assertDatabaseUsable } from './reachability.js';
export { prepareServingRole, type DatabaseRoles, type ServingRights } from './serving-role.js';
export { findRows, tableModel } from './table-model.js';
export { statement, type Sql, type Statement } from './sql.js';
export { violatesUnique } from './sqlstate.js';
