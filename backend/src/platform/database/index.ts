export { openDatabase, type Database, type UnitOfWork } from './database.js';
export { migrate, pendingMigrations, revertAll } from './migrator.js';
export { statement, type Sql, type Statement } from './sql.js';
export { violatesUnique } from './sqlstate.js';
