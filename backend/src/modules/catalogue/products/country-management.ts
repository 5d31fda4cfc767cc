import type { Clock } from '../../../platform/clock.js';
import type { Database, UnitOfWork } from '../../../platform/database/index.js';
import {
  createCategory,
  listCategories,
  lockCategories,
  placeCategories,
  writeCategory,
} from './categories.store.js';
import { createCountryList, lockCountry, writeCountry } from './countries.store.js';
import type { CategoryRow, CountryRow } from './product.models.js';
import type { CatalogueService } from '../catalogue.service.js';

interface Deps {
  db: Database;
  clock: Clock;
  catalogue: Pick<CatalogueService, 'forget'>;
}

export function createCategoryManagement({ db, clock }: Deps) {
  return {
    list: ({ sql }: Pick<UnitOfWork, 'sql'> = db) => listCategories({ sql }),

    lock: lockCategories,

    /** @throws DomainError CATEGORY_EXISTS */
    create: (unit: UnitOfWork, category: Omit<CategoryRow, 'id' | 'updatedAt'>) =>
      createCategory(unit, { ...category, updatedAt: clock.now() }),

    write: writeCategory,

    place: placeCategories,
  };
}

export function createCountryManagement({ db, catalogue }: Deps) {
  return {
    ...createCountryList(db),

    lock: lockCountry,

    async write(unit: UnitOfWork, country: CountryRow): Promise<void> {
      await writeCountry(unit, country);
      unit.afterCommit(() => catalogue.forget());
    },
  };
}

export type CategoryManagement = ReturnType<typeof createCategoryManagement>;
export type CountryManagement = ReturnType<typeof createCountryManagement>;
