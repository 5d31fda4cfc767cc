import { DomainError } from '../../../platform/errors/index.js';
import type { Language } from '../../../platform/languages.js';
import type { Platform } from '../../../platform/platform.js';
import type { CatalogueModule, CategoryDto, CategoryRow } from '../../catalogue/index.js';
import type { StaffRequest } from '../audit/staff-action.js';
import { assertUnchanged, changeAsStaff, changedAt, changedFacts } from '../audit/staff-change.js';
import { movedTo } from './product-changes.js';
import type { ChangeCategoryRequestDto, CreateCategoryRequestDto } from './names.dto.js';

interface Deps extends Pick<Platform, 'db' | 'clock'> {
  catalogue: Pick<CatalogueModule, 'categories'>;
}

export class CategoriesService {
  constructor(private readonly deps: Deps) {}

  async list(language: Language): Promise<CategoryDto[]> {
    const categories = await this.deps.catalogue.categories.list();
    return categories.map((category) => ({ ...category, name: category.names[language] }));
  }

  /** @throws DomainError NOT_FOUND */
  async get(code: string, language: Language): Promise<CategoryDto> {
    const category = (await this.list(language)).find((each) => each.code === code);
    if (!category) throw new DomainError('NOT_FOUND');
    return category;
  }

  /** The new category is the last one. @throws DomainError CATEGORY_EXISTS */
  async create(
    { code, name, names = {} }: CreateCategoryRequestDto,
    asked: StaffRequest,
    language: Language,
  ): Promise<CategoryDto> {
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
      return { result: undefined, changes: [{ entityId: code, userId: null, after: factsOf(row) }] };
    });
    return this.get(code, language);
  }

  /** @throws DomainError NOT_FOUND, CHANGED_MEANWHILE */
  async change(
    code: string,
    { names = {}, position }: ChangeCategoryRequestDto,
    asked: StaffRequest,
    language: Language,
  ): Promise<CategoryDto> {
    const { clock, catalogue } = this.deps;
    const { categories } = catalogue;
    await changeAsStaff(this.deps, asked, async (unit) => {
      const all = await categories.lock(unit);
      const before = all.find((category) => category.code === code);
      if (!before) throw new DomainError('NOT_FOUND');
      await assertUnchanged(asked, before.updatedAt, () => this.get(code, language));
      const { pt: namePt = before.namePt, en: nameEn = before.nameEn, es: nameEs = before.nameEs } = names;
      const ordered = position === undefined ? all : movedTo(all, before, position);
      const after = { ...before, namePt, nameEn, nameEs, position: ordered.indexOf(before) + 1 };
      const changed = changedFacts({ ...factsOf(before), position: all.indexOf(before) + 1 }, factsOf(after));
      if (!changed) return { result: undefined, changes: [] };
      await categories.write(unit, { ...after, updatedAt: changedAt(clock.now(), before.updatedAt) });
      await categories.place(
        unit,
        ordered.map(({ id }) => id),
      );
      return { result: undefined, changes: [{ entityId: code, userId: null, ...changed }] };
    });
    return this.get(code, language);
  }
}

const factsOf = ({ namePt, nameEn, nameEs, position }: CategoryRow) => ({
  name_pt: namePt,
  name_en: nameEn,
  name_es: nameEs,
  position,
});
