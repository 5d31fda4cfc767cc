import { statement, type Sql } from '../../../platform/database/index.js';

const FIND_SELECTION = statement(
  'gateway_selections.find',
  'SELECT gateway FROM gateway_selections WHERE user_id = $1',
);

const SAVE_SELECTION = statement(
  'gateway_selections.save',
  `INSERT INTO gateway_selections (user_id, gateway) VALUES ($1, $2)
   ON CONFLICT (user_id) DO UPDATE SET gateway = excluded.gateway`,
);

export function createGatewaySelectionStore(sql: Sql) {
  return {
    findSelection: async (userId: string) =>
      (await sql.row<{ gateway: string }>(FIND_SELECTION, [userId]))?.gateway ?? null,

    saveSelection: (userId: string, gateway: string) => sql.rows(SAVE_SELECTION, [userId, gateway]),
  };
}
