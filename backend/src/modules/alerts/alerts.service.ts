import type { Database } from '../../platform/database/index.js';
import { DomainError, InvalidInputError } from '../../platform/errors/index.js';
import type { Actor } from '../../platform/http/index.js';
import type { Currency } from '../../platform/money.js';
import type { Platform } from '../../platform/platform.js';
import type { AccountDataHolder } from '../auth/index.js';
import type { CatalogueModule, SoldService } from '../catalogue/index.js';
import { createAlertStore, MOST_ALERTS, type PriceAlert } from './alert.store.js';

export interface WantedAlert {
  service: string;
  country: string;
  /** In cents of the account's currency; null waits for a number at any price. */
  maxPriceCents: number | null;
  days: number;
}

/** An alert with its product at the price of now, or at its last price. */
export interface AlertWithProduct {
  alert: PriceAlert;
  product: SoldService | undefined;
}

const DAY_MS = 86_400_000;
const EVERY_PRODUCT = { search: '', limit: Number.MAX_SAFE_INTEGER, onlyActive: false };

type Deps = Pick<Platform, 'db' | 'clock' | 'random'> & { catalogue: Pick<CatalogueModule, 'services'> };

export class AlertsService {
  constructor(private readonly deps: Deps) {}

  async list({ userId }: Actor): Promise<AlertWithProduct[]> {
    const alerts = await createAlertStore(this.deps.db.sql).list(userId);
    return Promise.all(
      alerts.map(async (alert) => {
        const { serviceCode, countryIso, currency } = alert;
        return { alert, product: await this.#product(serviceCode, countryIso, currency) };
      }),
    );
  }

  /**
   * Replaces the account's alert for the same product.
   * @throws InvalidInputError INVALID_COUNTRY, INVALID_SERVICE
   * @throws DomainError ALERT_NOT_NEEDED, ALERT_LIMIT_REACHED
   */
  async create({ userId, currency }: Actor, wanted: WantedAlert): Promise<AlertWithProduct> {
    const { db, clock, random } = this.deps;
    const product = await this.#product(wanted.service, wanted.country, currency);
    if (!product?.country) throw new InvalidInputError({ service: 'invalid' }, 'INVALID_SERVICE');
    const { maxPriceCents, days } = wanted;
    const { code, country, priceCents, stock } = product;
    if (stock > 0 && priceCents <= (maxPriceCents ?? priceCents)) {
      throw new DomainError('ALERT_NOT_NEEDED', { price_cents: priceCents, currency });
    }
    const createdAt = clock.now();
    const alert = await db.transaction((unit) =>
      createAlertStore(unit.sql).put({
        id: random.id(),
        userId,
        serviceCode: code,
        countryIso: country.isoCode,
        currency,
        maxPriceCents,
        createdAt,
        endsAt: new Date(createdAt.getTime() + days * DAY_MS),
      }),
    );
    if (!alert) throw new DomainError('ALERT_LIMIT_REACHED', { maximum: MOST_ALERTS });
    return { alert, product };
  }

  /** @throws DomainError NOT_FOUND */
  async remove({ userId }: Actor, id: string): Promise<void> {
    if (!(await createAlertStore(this.deps.db.sql).remove(userId, id))) throw new DomainError('NOT_FOUND');
  }

  async #product(service: string, country: string, currency: Currency): Promise<SoldService | undefined> {
    return (await this.deps.catalogue.services({ ...EVERY_PRODUCT, country, service, currency })).items[0];
  }
}

/** An erasure needs no work here: `account_erase` also deletes the alerts of the account. */
export class AlertData implements AccountDataHolder {
  constructor(private readonly db: Pick<Database, 'sql'>) {}

  openMatters(): Promise<[]> {
    return Promise.resolve([]);
  }

  async exportOf(userId: string): Promise<Record<string, unknown>> {
    const alerts = await createAlertStore(this.db.sql).list(userId);
    return {
      price_alerts: alerts.map(({ id, serviceCode, countryIso, currency, maxPriceCents, ...times }) => ({
        id,
        service_code: serviceCode,
        country_iso: countryIso,
        currency,
        max_price_cents: maxPriceCents,
        created_at: times.createdAt.toISOString(),
        ends_at: times.endsAt.toISOString(),
        triggered_at: times.triggeredAt?.toISOString() ?? null,
      })),
    };
  }

  erase(): Promise<void> {
    return Promise.resolve();
  }
}
