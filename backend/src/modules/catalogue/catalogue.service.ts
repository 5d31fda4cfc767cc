import { InvalidInputError } from '../../platform/errors/index.js';
import type { Language } from '../../platform/languages.js';
import type { Currency } from '../../platform/money.js';
import type { Platform } from '../../platform/platform.js';
import {
  createCatalogueReadModel,
  type CatalogueReadModel,
  type CountryRow,
  type ServiceRow,
} from './catalogue.read-model.js';
import { pricingOf } from './offers/offers.read-model.js';
import {
  countryMatches,
  nameOfCountry,
  resolveCountry,
  resolveService,
  serviceMatches,
  serviceName,
} from './names/product-names.js';
import { COUNTRY_CODES } from './names/country-directory.js';
import { readCurrentOffers, type CurrentOffers } from './offers/offers.read-model.js';
import { describeService } from './names/service-directory.js';
import { TimedCache } from './timed-cache.js';

const POPULARITY_TIERS: readonly (readonly string[])[] = [
  ['wa', 'tg', 'fb', 'oi'],
  ['ig', 'go', 'nf', 'ub'],
  ['am', 'ds', 'sc', 'tw'],
];

function tierOf(serviceCode: string): number {
  const tier = POPULARITY_TIERS.findIndex((codes) => codes.includes(serviceCode));
  return tier === -1 ? POPULARITY_TIERS.length : tier;
}

interface Listed {
  code: string;
  name: string;
  deliveryRate: number | null;
  worksNow: boolean | null;
}

export function byPriority(left: Listed, right: Listed): number {
  return (
    tierOf(left.code) - tierOf(right.code) ||
    Number(left.worksNow === false) - Number(right.worksNow === false) ||
    (right.deliveryRate ?? -1) - (left.deliveryRate ?? -1) ||
    left.name.localeCompare(right.name, 'pt')
  );
}

function byPromise(left: ServiceRow, right: ServiceRow): number {
  return (
    Number(left.stock === 0) - Number(right.stock === 0) ||
    Number(left.worksNow === false) - Number(right.worksNow === false) ||
    (right.deliveryRate ?? -1) - (left.deliveryRate ?? -1) ||
    left.priceCents - right.priceCents ||
    (left.country?.isoCode ?? '').localeCompare(right.country?.isoCode ?? '')
  );
}

const SERVICE_CODE = /^[a-z0-9_-]{1,20}$/;

const FRESH_MS = 10_000;
const NAMES_FRESH_MS = 60_000;

export interface Page<Row> {
  items: Row[];
  total: number;
}

type Deps = Pick<Platform, 'db' | 'settings' | 'clock' | 'events'>;

export class CatalogueService {
  readonly #catalogue: CatalogueReadModel;
  readonly #lagging: CatalogueReadModel;
  readonly #countries: TimedCache<CountryRow[]>;
  readonly #services: TimedCache<ServiceRow[]>;
  readonly #names: TimedCache<{ code: string; listedName: string }[]>;
  #readingState: Promise<string> | undefined;
  #lastState = '';
  #changedAt = -Infinity;

  constructor(private readonly deps: Deps) {
    const { db, clock, events } = deps;
    this.#catalogue = createCatalogueReadModel(db.sql);
    this.#lagging = createCatalogueReadModel(db.reads.sql);
    this.#countries = new TimedCache(clock, FRESH_MS);
    this.#services = new TimedCache(clock, FRESH_MS);
    this.#names = new TimedCache(clock, NAMES_FRESH_MS);
    events.subscribe(({ type }) => type === 'catalogue_changed' && this.#clear());
  }

  isEmpty(): Promise<boolean> {
    return this.#catalogue.isEmpty();
  }

  async countries(query: { search: string; limit: number; language: Language }): Promise<Page<CountryRow>> {
    const all = await this.#countries.get(await this.#providersState(), () =>
      this.#listing().countries(this.deps.clock.now()),
    );
    const name = ({ isoCode, ownNames }: CountryRow) => nameOfCountry(isoCode, ownNames, query.language);
    const items = all
      .filter(({ isoCode, ownNames }) => countryMatches(isoCode, query.search, ownNames))
      .sort(
        (left, right) =>
          left.position - right.position || name(left).localeCompare(name(right), query.language),
      );
    return { items: items.slice(0, query.limit), total: items.length };
  }

  /** With `service`, the countries that sell that one. @throws InvalidInputError INVALID_COUNTRY, INVALID_SERVICE */
  async services(query: {
    country: string | null;
    service: string | null;
    search: string;
    limit: number;
    onlyActive: boolean;
    currency: Currency;
  }): Promise<Page<ServiceRow>> {
    const { currency, onlyActive } = query;
    const countryIso = query.country === null ? null : resolveCountry(query.country);
    if (query.country !== null && countryIso === null) {
      throw new InvalidInputError({ country_iso: 'invalid' }, 'INVALID_COUNTRY');
    }
    const serviceCode = query.service === null ? null : resolveService(query.service);
    if (serviceCode !== null && !SERVICE_CODE.test(serviceCode)) {
      throw new InvalidInputError({ service: 'invalid' }, 'INVALID_SERVICE');
    }
    const pricing = pricingOf(this.deps.settings.current());
    const list = { countryIso, serviceCode, currency, onlyActive, pricing };
    const key = JSON.stringify({ ...list, providers: await this.#providersState() });
    const all = await this.#services.get(key, () => this.#listing().services(list, this.deps.clock.now()));
    const items = all
      .filter(({ code, listedName }) => serviceMatches(code, listedName, query.search))
      .filter(({ country }) => countryIso === null || country?.isoCode === countryIso)
      .map((row) => ({ ...row, name: row.ownName ?? describeService(row.code, row.listedName).name }))
      .sort(serviceCode === null ? byPriority : byPromise);
    return { items: items.slice(0, query.limit), total: items.length };
  }

  /** Prices of a country, a service, both or everything. @throws InvalidInputError INVALID_COUNTRY, INVALID_SERVICE */
  async priceList(query: {
    country: string | null;
    service: string | null;
    currency: Currency;
  }): Promise<ServiceRow[]> {
    if (query.country !== null || query.service !== null) {
      const list = { ...query, search: '', limit: Number.MAX_SAFE_INTEGER, onlyActive: true };
      return (await this.services(list)).items;
    }
    const { currency } = query;
    const pricing = pricingOf(this.deps.settings.current());
    const key = JSON.stringify({ currency, pricing, providers: await this.#providersState() });
    return this.#services.get(key, () =>
      this.#listing().products({ currency, pricing }, this.deps.clock.now()),
    );
  }

  async productNames(
    { serviceCode, countryIso }: { serviceCode: string; countryIso: string },
    language: Language,
  ): Promise<{ service: string; country: string }> {
    const listedName = (await this.#catalogue.serviceName(serviceCode)) ?? serviceCode;
    return {
      service: serviceName(serviceCode, listedName, language),
      country: nameOfCountry(countryIso, await this.#catalogue.countryNames(countryIso), language),
    };
  }

  async matching(search: string): Promise<{ serviceCodes: string[]; countryIsos: string[] }> {
    const services = await this.#names.get('', () => this.#listing().serviceNames());
    return {
      serviceCodes: services
        .filter(({ code, listedName }) => serviceMatches(code, listedName, search))
        .map(({ code }) => code),
      countryIsos: COUNTRY_CODES.filter((isoCode) => countryMatches(isoCode, search)),
    };
  }

  currentOffers(
    products: readonly { serviceCode: string; countryIso: string }[],
    currency: Currency,
  ): Promise<CurrentOffers> {
    const pricing = pricingOf(this.deps.settings.current());
    return readCurrentOffers(this.deps.db.sql, products, { currency, pricing, now: this.deps.clock.now() });
  }

  /** Is not cached, because a circuit, a ban or a limit changes prices at once, on every replica. */
  #providersState(): Promise<string> {
    this.#readingState ??= this.#catalogue
      .providersState(this.deps.clock.now())
      .then((state) => {
        if (state !== this.#lastState) this.#changedAt = this.deps.clock.now().getTime();
        return (this.#lastState = state);
      })
      .finally(() => (this.#readingState = undefined));
    return this.#readingState;
  }

  /** Soon after a change, reads the leader: a replica may lag, and its old answer would stay in the cache. */
  #listing(): CatalogueReadModel {
    const { clock, settings } = this.deps;
    const lagMs = settings.current().read_replica_max_lag_seconds * 1_000;
    return clock.now().getTime() - this.#changedAt > lagMs ? this.#lagging : this.#catalogue;
  }

  forget(): void {
    this.#clear();
    this.deps.events.publish({ userId: null, type: 'catalogue_changed', fields: {} });
  }

  #clear(): void {
    this.#changedAt = this.deps.clock.now().getTime();
    this.#countries.clear();
    this.#services.clear();
  }
}
