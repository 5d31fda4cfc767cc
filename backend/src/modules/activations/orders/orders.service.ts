import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import type { Language } from '../../../platform/languages.js';
import { createCatalogueReadModel } from '../catalogue/catalogue.read-model.js';
import { COUNTRY_CODES } from '../catalogue/country-directory.js';
import { countryMatches, folded, serviceMatches } from '../catalogue/product-names.js';
import { TimedCache } from '../catalogue/timed-cache.js';
import { readOrders, type OrdersQuery, type OrdersReading } from './orders.read-model.js';

/** What a top-up is called among the orders. */
export const BALANCE_ADDITION: Record<Language, string> = {
  pt: 'Adição de saldo',
  en: 'Balance Addition',
  es: 'Recarga de saldo',
};

const NAMES_FRESH_MS = 60_000;

/** A page of orders as a person asks for it; an empty search lists everything. */
export type OrdersRequest = Omit<OrdersQuery, 'search'> & { search: string };

interface Deps {
  db: Database;
  clock: Clock;
}

/** A customer's numbers and credited top-ups. */
export class OrdersService {
  readonly #names: TimedCache<{ code: string; supplierName: string }[]>;

  constructor(private readonly deps: Deps) {
    this.#names = new TimedCache(deps.clock, NAMES_FRESH_MS);
  }

  async list(query: OrdersRequest): Promise<OrdersReading> {
    const { db, clock } = this.deps;
    const search = query.search.trim();
    const terms = search === '' ? null : await this.#termsOf(search);
    return readOrders(db.sql, { ...query, search: terms }, clock.now());
  }

  /** Names are known to the directories, not to the database: the search becomes codes before it gets there. */
  async #termsOf(search: string): Promise<NonNullable<OrdersQuery['search']>> {
    const { sql } = this.deps.db;
    const services = await this.#names.get('', () => createCatalogueReadModel(sql).serviceNames());
    const digits = search.replace(/[\s().+-]/g, '');
    return {
      serviceCodes: services
        .filter(({ code, supplierName }) => serviceMatches(code, supplierName, search))
        .map(({ code }) => code),
      countryIsos: COUNTRY_CODES.filter((isoCode) => countryMatches(isoCode, search)),
      digits: /^\d+$/.test(digits) ? digits : null,
      matchesTopups: Object.values(BALANCE_ADDITION).some((text) => folded(text).includes(folded(search))),
    };
  }
}
