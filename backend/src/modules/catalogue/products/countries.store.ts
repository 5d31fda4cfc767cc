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
import type { CatalogueService } from '../catalogue.service.js';
import { countryMatches, type OwnNames } from '../names/product-names.js';
import type { AdminCountryDto } from './names.dto.js';
import { countryModel, type CountryRow } from './product.models.js';

export interface ListedCountry extends Omit<
  AdminCountryDto,
  'name' | 'names' | 'has_own_names' | 'flag_image_url'
> {
  ownNames: OwnNames;
}

export interface CountryFilter {
  isoCodes?: readonly string[] | undefined;
  status?: 'enabled' | 'disabled' | undefined;
}

export type CountrySort = 'position' | 'iso_code';

const ROWS = statement(
  'countries.rows',
  `SELECT c.iso_code, json_build_object('pt', c.name_pt, 'en', c.name_en, 'es', c.name_es) AS "ownNames",
          c.is_enabled, c.position, counted.*, iso_instant(c.updated_at) AS updated_at
     FROM unnest($1::text[]) WITH ORDINALITY AS wanted (iso_code, place)
     JOIN countries c USING (iso_code)
    CROSS JOIN LATERAL (
      SELECT count(*) AS products, count(paused_at) AS paused_products, coalesce(sum(stock), 0)::float AS stock
        FROM products WHERE country_iso = c.iso_code) counted
    ORDER BY wanted.place`,
);

interface Deps {
  db: Database;
  catalogue: Pick<CatalogueService, 'forget'>;
}

export function createCountryStore({ db, catalogue }: Deps) {
  const read = (isoCodes: readonly string[]) => db.sql.rows<ListedCountry>(ROWS, [isoCodes]);

  const list: ListQuery<ListedCountry, CountryFilter, CountrySort> = mapList(
    createListQuery<CountryRow, CountryFilter, CountrySort>(db, {
      model: countryModel(db),
      scope: {},
      filters: {
        isoCodes: (codes) => ({ isoCode: { [Op.in]: [...codes] } }),
        status: (status) => ({ isEnabled: status === 'enabled' }),
      },
      sorts: { position: 'position', iso_code: 'isoCode' },
    }),
    (rows) => read(rows.map(({ isoCode }) => isoCode)),
  );

  return {
    list,

    async find(isoCode: string): Promise<ListedCountry | null> {
      const [country] = await read([isoCode]);
      return country ?? null;
    },

    async search(text: string): Promise<string[]> {
      const rows = await findRows(countryModel(db));
      const matching = rows.filter(({ isoCode, namePt: pt, nameEn: en, nameEs: es }) =>
        countryMatches(isoCode, text, { pt, en, es }),
      );
      return matching.map(({ isoCode }) => isoCode);
    },

    async lock(unit: UnitOfWork, isoCode: string): Promise<CountryRow | null> {
      const { transaction } = unit;
      const lock = transaction.LOCK.UPDATE;
      const [row] = await findRows(countryModel(unit), { where: { isoCode }, lock, transaction });
      return row ?? null;
    },

    async write(unit: UnitOfWork, country: CountryRow): Promise<void> {
      const { id, isEnabled, position, namePt, nameEn, nameEs, updatedAt } = country;
      await countryModel(unit).update(
        { isEnabled, position, namePt, nameEn, nameEs, updatedAt },
        { where: { id }, transaction: unit.transaction },
      );
      unit.afterCommit(() => catalogue.forget());
    },
  };
}

export type CountryStore = ReturnType<typeof createCountryStore>;
