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

/** The groups of services, for staff. */
export function createCategoryManagement({ db, clock }: Deps) {
  return {
    /** All of them, in the order of staff. */
    list: ({ sql }: Pick<UnitOfWork, 'sql'> = db) => listCategories({ sql }),

    /** The same, locked until the unit of work ends. */
    lock: lockCategories,

    /** @throws DomainError CATEGORY_EXISTS */
    create: (unit: UnitOfWork, category: Omit<CategoryRow, 'id' | 'updatedAt'>) =>
      createCategory(unit, { ...category, updatedAt: clock.now() }),

    write: writeCategory,

    /** Numbers the categories in this order. */
    place: placeCategories,
  };
}

/** The countries, for staff; what changes is sold so from the commit on. */
export function createCountryManagement({ db, catalogue }: Deps) {
  return {
    ...createCountryList(db),

    /** Null when the country never had a product. */
    lock: lockCountry,

    async write(unit: UnitOfWork, country: CountryRow): Promise<void> {
      await writeCountry(unit, country);
      unit.afterCommit(() => catalogue.forget());
    },
  };
}

export type CategoryManagement = ReturnType<typeof createCategoryManagement>;
export type CountryManagement = ReturnType<typeof createCountryManagement>;
