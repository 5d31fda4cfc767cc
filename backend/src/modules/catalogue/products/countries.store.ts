import {
  createListQuery,
  findRows,
  mapList,
  statement,
  type Database,
  type ListQuery,
  type UnitOfWork,
} from '../../../platform/database/index.js';
import { Op } from 'sequelize';
import { countryMatches } from '../names/product-names.js';
import { countryModel, type CountryRow } from './product.models.js';

export interface ManagedCountry extends CountryRow {
  products: number;
  /** By staff. */
  paused: number;
  stock: number;
}

export interface CountryFilter {
  isoCodes?: readonly string[] | undefined;
  status?: 'enabled' | 'disabled' | undefined;
}

export type CountrySort = 'position' | 'iso_code';

const COUNTS = statement(
  'countries.counts',
  `SELECT country_iso AS "isoCode", count(*) AS products, count(paused_at) AS paused, sum(stock)::float AS stock
     FROM products WHERE country_iso = ANY ($1::text[]) GROUP BY country_iso`,
);

interface Counts {
  isoCode: string;
  products: number;
  paused: number;
  stock: number;
}

/** The countries that have or had products, for staff. */
export function createCountryList(db: Pick<Database, 'sequelize' | 'sql'>) {
  async function withCounts(rows: readonly CountryRow[]): Promise<ManagedCountry[]> {
    const found = await db.sql.rows<Counts>(COUNTS, [rows.map(({ isoCode }) => isoCode)]);
    const byCode = new Map(found.map((counts) => [counts.isoCode, counts]));
    return rows.map((row) => ({ products: 0, paused: 0, stock: 0, ...byCode.get(row.isoCode), ...row }));
  }

  const list: ListQuery<ManagedCountry, CountryFilter, CountrySort> = mapList(
    createListQuery<CountryRow, CountryFilter, CountrySort>(db, {
      model: countryModel(db),
      scope: {},
      filters: {
        isoCodes: (codes) => ({ isoCode: { [Op.in]: [...codes] } }),
        status: (status) => ({ isEnabled: status === 'enabled' }),
      },
      sorts: { position: 'position', iso_code: 'isoCode' },
    }),
    withCounts,
  );

  return {
    list,

    /** Null when the country never had a product. */
    async find(isoCode: string): Promise<ManagedCountry | null> {
      const [country] = await withCounts(await findRows(countryModel(db), { where: { isoCode } }));
      return country ?? null;
    },

    async search(text: string): Promise<string[]> {
      const rows = await findRows(countryModel(db));
      const matching = rows.filter(({ isoCode, namePt: pt, nameEn: en, nameEs: es }) =>
        countryMatches(isoCode, text, { pt, en, es }),
      );
      return matching.map(({ isoCode }) => isoCode);
    },
  };
}

/** Locked until the unit of work ends; null when it never had a product. */
export async function lockCountry(unit: UnitOfWork, isoCode: string): Promise<CountryRow | null> {
  const { transaction } = unit;
  const lock = transaction.LOCK.UPDATE;
  const [row] = await findRows(countryModel(unit), { where: { isoCode }, lock, transaction });
  return row ?? null;
}

export async function writeCountry(unit: UnitOfWork, country: CountryRow): Promise<void> {
  const { id, isEnabled, position, namePt, nameEn, nameEs, updatedAt } = country;
  await countryModel(unit).update(
    { isEnabled, position, namePt, nameEn, nameEs, updatedAt },
    { where: { id }, transaction: unit.transaction },
  );
}
