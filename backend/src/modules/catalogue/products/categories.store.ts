import type { Clock } from '../../../platform/clock.js';
import {
  findRows,
  statement,
  violatesUnique,
  type Database,
  type UnitOfWork,
} from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { CategoryDto } from './names.dto.js';
import { categoryModel, type CategoryRow, type NamesRow } from './product.models.js';

export type ListedCategory = Omit<CategoryDto, 'name'>;

const LIST = statement(
  'categories.list',
  `SELECT g.code, json_build_object('pt', g.name_pt, 'en', g.name_en, 'es', g.name_es) AS names, g.position,
          count(DISTINCT s.code) AS services, count(p.id) AS products, iso_instant(g.updated_at) AS updated_at
     FROM categories g
     LEFT JOIN services s ON s.category_code = g.code
     LEFT JOIN products p ON p.service_code = s.code
    GROUP BY g.id ORDER BY g.position, g.code`,
);

const LOCK_ALL = statement('categories.lock_all', 'LOCK TABLE categories IN SHARE ROW EXCLUSIVE MODE');

const PLACE = statement(
  'categories.place',
  `UPDATE categories g SET position = placed.position
     FROM unnest($1::uuid[]) WITH ORDINALITY AS placed (id, position)
    WHERE g.id = placed.id AND g.position <> placed.position`,
);

export function createCategoryStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    list: ({ sql }: Pick<UnitOfWork, 'sql'> = db) => sql.rows<ListedCategory>(LIST),

    async lock(unit: UnitOfWork): Promise<CategoryRow[]> {
      await unit.sql.rows(LOCK_ALL);
      return findRows(categoryModel(unit), {
        order: [
          ['position', 'ASC'],
          ['code', 'ASC'],
        ],
        transaction: unit.transaction,
      });
    },

    /** @throws DomainError CATEGORY_EXISTS */
    async create(unit: UnitOfWork, category: Omit<CategoryRow, 'id' | 'updatedAt'>): Promise<CategoryRow> {
      try {
        const created = await categoryModel(unit).create(
          { ...category, updatedAt: clock.now() } as CategoryRow,
          { transaction: unit.transaction },
        );
        return created.get({ plain: true });
      } catch (error) {
        if (violatesUnique(error, 'categories_code_key')) throw new DomainError('CATEGORY_EXISTS');
        throw error;
      }
    },

    async write(
      unit: UnitOfWork,
      { id, namePt, nameEn, nameEs, updatedAt }: Pick<CategoryRow, 'id' | 'updatedAt'> & NamesRow<string>,
    ): Promise<void> {
      await categoryModel(unit).update(
        { namePt, nameEn, nameEs, updatedAt },
        { where: { id }, transaction: unit.transaction },
      );
    },

    place: (unit: UnitOfWork, ids: readonly string[]) => unit.sql.rows(PLACE, [ids]),
  };
}

export type CategoryStore = ReturnType<typeof createCategoryStore>;
