export { batchedLookup } from './batched-lookup.js';
export {
  findRows,
  DATABASE_TIMEOUTS,
  openDatabase,
  statement,
  tableModel,
  type Database,
  type Reads,
  type Sql,
  type Statement,
  type UnitOfWork,
} from './database.js';
export { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded/embedded-postgres.js';
export {
  containing,
  createListQuery,
  idAmong,
  listOf,
  mapList,
  type CursorPage,
  type Direction,
  type IdReading,
  type ListPart,
  type ListFilters,
  type ListQuery,
  type ListRequest,
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
export { ReadReplica, type ReaderCounts } from './read-replica.js';
export { type AskPosition, type ReplicaFault } from './replica-watch.js';
export { LeaderClient } from './leader-client.js';
export { DatabaseAwayError, violatesUnique } from './sqlstate.js';
export { logWithoutOutages } from './outage.js';
