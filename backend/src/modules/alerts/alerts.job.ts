import { dueLoop, type Loop } from '../../platform/jobs/index.js';
import type { Platform } from '../../platform/platform.js';
import { CURRENCIES, type Currency } from '../../platform/money.js';
import type { CatalogueModule } from '../catalogue/index.js';
import { createAlertStore, type DueAlert, type WaitedFor } from './alert.store.js';
import { mailAlert, type AlertMailDeps } from './alert-mails.js';

const NAME = 'price-alerts';

const INTERVAL_MS = 15_000;
const BATCH = 500;
const AT_ONCE = 2;

type Deps = AlertMailDeps &
  Pick<Platform, 'db' | 'clock' | 'log'> & { catalogue: Pick<CatalogueModule, 'priceList' | 'productNames'> };

/** Triggers the alerts whose product is in stock at their price, and sends their push, webhooks and mail. */
export function alertsJob(deps: Deps): Loop {
  const { db, clock, catalogue } = deps;

  async function soldIn(currency: Currency, waited: readonly WaitedFor[]) {
    const wanted = new Set(
      waited
        .filter((product) => product.currency === currency)
        .map(({ serviceCode, countryIso }) => `${serviceCode} ${countryIso}`),
    );
    if (wanted.size === 0) return [];
    const list = await catalogue.priceList({ country: null, service: null, currency });
    return list.flatMap(({ code, country, priceCents, stock }) =>
      country && stock > 0 && wanted.has(`${code} ${country.isoCode}`)
        ? [{ currency, serviceCode: code, countryIso: country.isoCode, priceCents }]
        : [],
    );
  }

  async function listDue(except: string[]): Promise<DueAlert[]> {
    const store = createAlertStore(db.sql);
    const waited = await store.products();
    const sold = (await Promise.all(CURRENCIES.map((currency) => soldIn(currency, waited)))).flat();
    return sold.length === 0 ? [] : store.due(sold, clock.now(), except, BATCH);
  }

  function trigger(due: DueAlert): Promise<void> {
    return db.transaction(async (unit) => {
      const alert = await createAlertStore(unit.sql).trigger(due, clock.now());
      if (alert) await mailAlert(alert, unit, deps);
    });
  }

  return dueLoop(deps, {
    name: NAME,
    intervalMs: INTERVAL_MS,
    list: listDue,
    idOf: ({ id }) => id,
    work: trigger,
    atOnce: AT_ONCE,
  });
}
