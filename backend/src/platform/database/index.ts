export { batchedLookup } from './batched-lookup.js';
export {
  openDatabase,
  statement,
  type Database,
  type Sql,
  type Statement,
  type UnitOfWork,
} from './database.js';
export { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded/embedded-postgres.js';
export {
  containing,
  createListQuery,
  findRows,
  mapList,
  tableModel,
  type Direction,
  type ListPart,
  type ListQuery,
  type ListRequest,
  idAmong,
  type IdReading,
} from './list-query.js';
export {
  createMigrationsCheck,
  migrate,
  pendingMigrations,
  revertToBaseline,
  schemaFingerprint,
} from './migrator.js';
export { assertDatabaseUsable } from './reachability.js';
export { prepareServingRole, type DatabaseRoles, type ServingRights } from './serving-role.js';
export { violatesUnique } from './sqlstate.js';
export { logWithoutOutages } from './outage.js';
