import type { UnitOfWork } from '../../../platform/database/index.js';
import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import type { Language } from '../../../platform/languages.js';
import type { Platform } from '../../../platform/platform.js';
import type { CatalogueModule, AdminCountryDto, CountryRow } from '../../catalogue/index.js';
import type { StaffChange } from '../audit/audit.models.js';
import { givenReason, type StaffRequest } from '../audit/staff-action.js';
import { assertUnchanged, changeAsStaff, changedAt, changedFacts } from '../audit/staff-change.js';
import { presentAdminCountry } from './catalogue-admin.presenter.js';
import type { ChangeCountryRequestDto, CountryServiceRequestDto } from './names.dto.js';

interface Deps extends Pick<Platform, 'db' | 'clock'> {
  catalogue: Pick<CatalogueModule, 'countries' | 'products'>;
}

export class CountriesService {
  constructor(private readonly deps: Deps) {}

  /** @throws DomainError NOT_FOUND */
  async get(isoCode: string, language: Language): Promise<AdminCountryDto> {
    const country = await this.deps.catalogue.countries.find(isoCode);
    if (!country) throw new DomainError('NOT_FOUND');
    return presentAdminCountry(country, language);
  }

  /** @throws DomainError NOT_FOUND, CHANGED_MEANWHILE, InvalidInputError */
  async change(
    isoCode: string,
    edit: ChangeCountryRequestDto,
    asked: StaffRequest,
    language: Language,
  ): Promise<AdminCountryDto> {
    const { clock, catalogue } = this.deps;
    await changeAsStaff(this.deps, asked, async (unit) => {
      const before = await catalogue.countries.lock(unit, isoCode);
      if (!before) throw new DomainError('NOT_FOUND');
      await assertUnchanged(asked, before.updatedAt, () => this.get(isoCode, language));
      const after = editedCountry(before, edit);
      const changed = changedFacts(factsOf(before), factsOf(after));
      if (changed) {
        await catalogue.countries.write(unit, {
          ...after,
          updatedAt: changedAt(clock.now(), before.updatedAt),
        });
      }
      const own = changed ? [{ entityId: isoCode, userId: null, ...changed }] : [];
      const paused = await this.#changeServices(unit, isoCode, edit.services ?? [], givenReason(asked));
      return { result: undefined, changes: [...own, ...paused] };
    });
    return this.get(isoCode, language);
  }

  async #changeServices(
    unit: UnitOfWork,
    isoCode: string,
    services: readonly CountryServiceRequestDto[],
    reason: string | null,
  ): Promise<StaffChange[]> {
    const { clock, catalogue } = this.deps;
    if (services.length === 0) return [];
    const wanted = new Map(services.map(({ service_code, is_paused }) => [service_code, is_paused]));
    const found = await catalogue.products.lockOfCountry(unit, isoCode, [...wanted.keys()]);
    if (found.length < wanted.size) throw new InvalidInputError({ services: 'not_allowed' });
    const changing = found.filter(
      ({ serviceCode, pausedAt }) => wanted.get(serviceCode) !== (pausedAt !== null),
    );
    const now = clock.now();
    await catalogue.products.write(
      unit,
      changing.map((product) => {
        const isPaused = wanted.get(product.serviceCode);
        return { ...product, pausedAt: isPaused ? now : null, pauseReason: isPaused ? reason : null };
      }),
    );
    return changing.map(({ id, pausedAt }) => ({
      action: pausedAt ? 'product.resume' : 'product.pause',
      entityId: id,
      userId: null,
      before: { is_paused: pausedAt !== null },
      after: { is_paused: pausedAt === null },
    }));
  }
}

function editedCountry(
  before: CountryRow,
  { is_enabled: isEnabled, position, names = {} }: ChangeCountryRequestDto,
): CountryRow {
  const nameIn = (language: Language, present: string | null) => {
    const given = names[language];
    return given === undefined ? present : given?.trim() || null;
  };
  return {
    ...before,
    isEnabled: isEnabled ?? before.isEnabled,
    position: position ?? before.position,
    namePt: nameIn('pt', before.namePt),
    nameEn: nameIn('en', before.nameEn),
    nameEs: nameIn('es', before.nameEs),
  };
}

const factsOf = ({ isEnabled, position, namePt, nameEn, nameEs }: CountryRow) => ({
  is_enabled: isEnabled,
  position,
  name_pt: namePt,
  name_en: nameEn,
  name_es: nameEs,
});
