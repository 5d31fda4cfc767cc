import type { UnitOfWork } from '../../../platform/database/index.js';
import { InvalidInputError } from '../../../platform/errors/index.js';
import type { Language } from '../../../platform/languages.js';
import type { Platform } from '../../../platform/platform.js';
import { createCatalogueReadModel } from '../catalogue.read-model.js';
import { pricingOf } from '../offers/offers.read-model.js';
import type { CatalogueService } from '../catalogue.service.js';
import { COUNTRY_CODES } from '../names/country-directory.js';
import {
  presentProductNames,
  presentService,
  resolveCountry,
  resolveService,
} from '../names/product-names.js';
import { describeService, findService } from '../names/service-directory.js';
import { readDelivery } from '../delivery/delivery.store.js';
import type { ProviderRegistry } from '../providers/provider-registry.js';
import { readProductFigures } from './catalogue-figures.read-model.js';
import { createProductList } from './product-list.read-model.js';
import {
  createProduct,
  createProductStore,
  lockProducts,
  lockProductsOfCountry,
  type NewProduct,
} from './product.store.js';
import type { ProductDeliveryDto, ProductOfferDto, ProductStatsDto } from './products.dto.js';
import type { ProductRow } from './product.models.js';
import { stopSales, type StopOfSales } from './stopped-sales.store.js';

const HOUR_MS = 3_600_000;
const MOST_CELLS = 500;

interface Deps extends Pick<Platform, 'db' | 'clock' | 'settings'> {
  catalogue: Pick<CatalogueService, 'forget'>;
  providers: Pick<ProviderRegistry, 'nameOf'>;
}

export function createProductManagement({ db, clock, settings, catalogue, providers }: Deps) {
  const pricing = () => pricingOf(settings.current());
  const since = (ms: number) => new Date(clock.now().getTime() - ms);

  return {
    ...createProductList({ db: db.reads, settings, clock }),

    async figures(language: Language): Promise<ProductStatsDto> {
      const { recent_products, ...figures } = await readProductFigures(db.reads.sql, pricing());
      return {
        ...figures,
        recent_products: recent_products.map(({ own_name, service, ...product }) => ({
          ...product,
          name: own_name ?? presentService(service, language).name,
        })),
      };
    },

    async delivery(hours: number, language: Language): Promise<ProductDeliveryDto[]> {
      const listed = await readDelivery(db.reads.sql, since(hours * HOUR_MS), MOST_CELLS);
      return listed.map(({ service, country, ...delivery }) => ({
        ...delivery,
        ...presentProductNames({ service, country }, language),
      }));
    },

    namesOf: (ids: readonly string[]) => createProductStore(db.sql).namesOf(ids),

    async offers(productId: string, { sql }: Pick<UnitOfWork, 'sql'> = db): Promise<ProductOfferDto[]> {
      const offers = await createProductStore(sql).offers(productId, pricing(), clock.now());
      return offers.map((offer) => ({
        ...offer,
        provider_name: offer.provider_name ?? providers.nameOf(offer.provider),
      }));
    },

    /** @throws InvalidInputError INVALID_SERVICE, INVALID_COUNTRY */
    async resolve(terms: { service: string; country: string }) {
      const serviceCode = resolveService(terms.service);
      const isKnown =
        findService(serviceCode) !== null ||
        (await createCatalogueReadModel(db.sql).serviceName(serviceCode)) !== null;
      if (!isKnown) throw new InvalidInputError({ service: 'invalid' }, 'INVALID_SERVICE');
      const countryIso = resolveCountry(terms.country);
      if (countryIso === null || !COUNTRY_CODES.includes(countryIso)) {
        throw new InvalidInputError({ country: 'invalid' }, 'INVALID_COUNTRY');
      }
      return { serviceCode, countryIso };
    },

    /** @throws DomainError PRODUCT_EXISTS */
    async create(unit: UnitOfWork, product: NewProduct): Promise<ProductRow> {
      const service = describeService(product.serviceCode, product.serviceCode);
      await createProductStore(unit.sql).saveNames(service, product.countryIso, clock.now());
      unit.afterCommit(() => catalogue.forget());
      return createProduct(unit, product, clock.now());
    },

    lock: lockProducts,
    lockOfCountry: lockProductsOfCountry,

    async write(unit: UnitOfWork, products: readonly ProductRow[]): Promise<void> {
      await createProductStore(unit.sql).write(products, clock.now());
      unit.afterCommit(() => catalogue.forget());
    },

    stopSales(unit: UnitOfWork, stop: StopOfSales) {
      unit.afterCommit(() => catalogue.forget());
      return stopSales(unit.sql, stop);
    },

    orderOffers: (unit: UnitOfWork, ids: readonly string[]) => createProductStore(unit.sql).orderOffers(ids),

    openOffer(unit: UnitOfWork, id: string): Promise<boolean> {
      unit.afterCommit(() => catalogue.forget());
      return createProductStore(unit.sql).openOffer(id);
    },

    setCategory(unit: UnitOfWork, serviceCode: string, category: string): Promise<string> {
      unit.afterCommit(() => catalogue.forget());
      return createProductStore(unit.sql).setCategory(serviceCode, category);
    },
  };
}

export type ProductManagement = ReturnType<typeof createProductManagement>;
