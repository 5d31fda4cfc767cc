import type pg from 'pg';
import type { Db } from 'pg-boss';
import type { Database, UnitOfWork } from '../database/index.js';

/** Lets the queue work on the process's one pool. */
export function queueOnPool({ sequelize }: Pick<Database, 'sequelize'>): Db {
  const { connectionManager } = sequelize;
  return {
    async executeSql(text, values) {
      const client = (await connectionManager.getConnection({ type: 'write' })) as pg.ClientBase;
      try {
        return await client.query(text, values);
      } catch (error) {
        // pg-boss sends whole transactions as one text: one that fails would stay open on a connection of the pool.
        await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      } finally {
        connectionManager.releaseConnection(client);
      }
    },
  };
}

/** Lets the queue write in a unit of work, so that a job exists only if that commits. */
export function queueInUnit({ transaction }: UnitOfWork): Db {
  const { connection } = transaction as unknown as { connection: pg.ClientBase };
  return { executeSql: (text, values) => connection.query(text, values) };
}
