import { statement, type Sql } from '../../../platform/database/index.js';
import { productReferences, type ProductReference } from '../../catalogue/index.js';

export interface StatementNumber extends ProductReference {
  id: string;
  status: 'REQUESTING' | 'FAILED' | 'WAITING_SMS' | 'ACTIVE' | 'COMPLETED' | 'CANCELLED' | 'EXPIRED';
  phone: string | null;
  expiresAt: Date | null;
}

type Row = Omit<StatementNumber, keyof ProductReference> & { serviceCode: string; countryIso: string };

const NUMBERS = statement(
  'statement.numbers',
  `SELECT id, status, service_code AS "serviceCode", country_iso AS "countryIso", phone, expires_at AS "expiresAt"
     FROM activations WHERE id = ANY ($1::uuid[])`,
);

export async function readStatementNumbers(
  sql: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StatementNumber>> {
  if (ids.length === 0) return new Map();
  const rows = await sql.rows<Row>(NUMBERS, [[...new Set(ids)]]);
  const referenceOf = await productReferences(sql, rows);
  return new Map(
    rows.map(({ serviceCode, countryIso, ...row }) => [
      row.id,
      { ...row, ...referenceOf(serviceCode, countryIso) },
    ]),
  );
}
