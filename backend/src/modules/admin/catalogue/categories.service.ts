import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Language } from '../../../platform/languages.js';
import type { CatalogueModule, CategoryRow, ListedCategory } from '../../catalogue/index.js';
import type { StaffChange } from '../audit/audit.models.js';
import type { StaffRequest } from '../audit/staff-action.js';
import { assertUnchanged, changeAsStaff, changedFacts } from '../audit/staff-change.js';
import { changedAt, movedTo } from './editing.js';

export interface CategoryEdit {
  names: Partial<Record<Language, string | undefined>>;
  position: number | undefined;
}

interface Deps {
  db: Database;
  clock: Clock;
  catalogue: Pick<CatalogueModule, 'categories'>;
}

/** Lets staff group the services. */
export class CategoriesService {
  constructor(private readonly deps: Deps) {}

  list(): Promise<ListedCategory[]> {
    return this.deps.catalogue.categories.list();
  }

  /** @throws DomainError NOT_FOUND */
  async get(code: string): Promise<ListedCategory> {
    const category = (await this.list()).find((each) => each.code === code);
    if (!category) throw new DomainError('NOT_FOUND');
    return category;
  }

  /** The new one comes last. @throws DomainError CATEGORY_EXISTS */
  async create(
    { code, name, names }: { code: string; name: string; names: CategoryEdit['names'] },
    asked: StaffRequest,
  ): Promise<ListedCategory> {
    const { categories } = this.deps.catalogue;
    await changeAsStaff(this.deps, asked, async (unit) => {
      const others = await categories.lock(unit);
      const { pt: namePt = name, en: nameEn = name, es: nameEs = name } = names;
      const row = await categories.create(unit, {
        code,
        namePt,
        nameEn,
        nameEs,
        position: others.length + 1,
      });
      return { result: undefined, changes: [changeOf('category.create', code, null, factsOf(row))] };
    });
    return this.get(code);
  }

  /**
   * @param present the category as it is answered, for an editor who saw another one
   * @throws DomainError NOT_FOUND, CHANGED_MEANWHILE
   */
  async change(
    code: string,
    edit: CategoryEdit,
    asked: StaffRequest,
    present: (category: ListedCategory) => object,
  ): Promise<ListedCategory> {
    const { clock, catalogue } = this.deps;
    const { categories } = catalogue;
    await changeAsStaff(this.deps, asked, async (unit) => {
      const all = await categories.lock(unit);
      const before = all.find((category) => category.code === code);
      if (!before) throw new DomainError('NOT_FOUND');
      await assertUnchanged(asked, before.updatedAt, async () => present(await this.get(code)));
      const {
        pt: namePt = before.namePt,
        en: nameEn = before.nameEn,
        es: nameEs = before.nameEs,
      } = edit.names;
      const ordered = edit.position === undefined ? all : movedTo(all, before, edit.position);
      const after = { ...before, namePt, nameEn, nameEs, position: ordered.indexOf(before) + 1 };
      const changed = changedFacts({ ...factsOf(before), position: all.indexOf(before) + 1 }, factsOf(after));
      if (!changed) return { result: undefined, changes: [] };
      await categories.write(unit, { ...after, updatedAt: changedAt(clock.now(), before.updatedAt) });
      await categories.place(
        unit,
        ordered.map(({ id }) => id),
      );
      return {
        result: undefined,
        changes: [changeOf('category.change', code, changed.before, changed.after)],
      };
    });
    return this.get(code);
  }
}

const factsOf = ({ namePt, nameEn, nameEs, position }: CategoryRow) => ({
  name_pt: namePt,
  name_en: nameEn,
  name_es: nameEs,
  position,
});

const changeOf = (
  action: StaffChange['action'],
  code: string,
  before: StaffChange['before'],
  after: StaffChange['after'],
): StaffChange => ({ action, entityId: code, userId: null, before, after });
