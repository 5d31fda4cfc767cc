import { statement, type Sql } from '../../platform/database/index.js';
import type { DailyJob } from '../../platform/jobs/index.js';
import type { Clock } from '../../platform/clock.js';
import type { Currency } from '../../platform/money.js';
import { lockAccount } from '../auth/index.js';

/** The most alerts of one account. A triggered alert also counts until its end. */
export const MOST_ALERTS = 10;

interface Product {
  serviceCode: string;
  countryIso: string;
}

export interface PriceAlert extends Product {
  id: string;
  currency: Currency;
  /** In cents; null waits for a number at any price. */
  maxPriceCents: number | null;
  createdAt: Date;
  endsAt: Date;
  triggeredAt: Date | null;
  triggeredPriceCents: number | null;
}

type NewAlert = Omit<PriceAlert, 'triggeredAt' | 'triggeredPriceCents'> & { userId: string };

export interface WaitedFor extends Product {
  currency: Currency;
}

export interface DueAlert {
  id: string;
  priceCents: number;
}

export interface TriggeredAlert extends PriceAlert {
  userId: string;
  triggeredPriceCents: number;
}

const COLUMNS = `id, service_code AS "serviceCode", country_iso AS "countryIso", currency,
  max_price_cents AS "maxPriceCents", created_at AS "createdAt", ends_at AS "endsAt", triggered_at AS "triggeredAt",
  triggered_price_cents AS "triggeredPriceCents"`;

const PUT = statement(
  'alerts.put',
  `INSERT INTO price_alerts (id, user_id, service_code, country_iso, currency, max_price_cents, created_at, ends_at)
   SELECT $1, $2, $3, $4, $5, $6, $7, $8
    WHERE (SELECT count(*) FROM price_alerts
            WHERE user_id = $2 AND ends_at > $7 AND (service_code, country_iso) <> ($3, $4)) < ${MOST_ALERTS}
   ON CONFLICT (user_id, service_code, country_iso) DO UPDATE SET
     currency = excluded.currency, max_price_cents = excluded.max_price_cents, created_at = excluded.created_at,
     ends_at = excluded.ends_at, triggered_at = NULL, triggered_price_cents = NULL
   RETURNING ${COLUMNS}`,
);
// At most ten alerts are open, so 50 rows hold all of them and the newest of the ended ones.
const LIST = statement(
  'alerts.list',
  `SELECT ${COLUMNS} FROM price_alerts WHERE user_id = $1 ORDER BY ends_at DESC, id LIMIT 50`,
);
const REMOVE = statement(
  'alerts.remove',
  'DELETE FROM price_alerts WHERE user_id = $1 AND id = $2 RETURNING id',
);
// Goes from one product to the next by the index, so the cost does not grow with the alerts of a product.
const LIST_PRODUCTS = statement(
  'alerts.list_products',
  `WITH RECURSIVE waited AS (
     (SELECT currency, service_code, country_iso FROM price_alerts WHERE triggered_at IS NULL
       ORDER BY currency, service_code, country_iso LIMIT 1)
     UNION ALL
     SELECT next.* FROM waited w, LATERAL (
       SELECT a.currency, a.service_code, a.country_iso FROM price_alerts a
        WHERE a.triggered_at IS NULL
          AND (a.currency, a.service_code, a.country_iso) > (w.currency, w.service_code, w.country_iso)
        ORDER BY a.currency, a.service_code, a.country_iso LIMIT 1) next
   )
   SELECT currency, service_code AS "serviceCode", country_iso AS "countryIso" FROM waited`,
);
const waitingFor = (price: string) => `
  (SELECT id FROM price_alerts
    WHERE triggered_at IS NULL AND ends_at > $5 AND id <> ALL ($6::uuid[]) AND currency = sold.currency
      AND service_code = sold.service_code AND country_iso = sold.country_iso AND max_price_cents ${price}
    LIMIT $7)`;
// With OR instead of two parts, PostgreSQL would read each alert of the product.
const LIST_DUE = statement(
  'alerts.list_due',
  `SELECT a.id, sold.price_cents AS "priceCents"
     FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[])
            AS sold (currency, service_code, country_iso, price_cents),
          LATERAL (${waitingFor('IS NULL')} UNION ALL ${waitingFor('>= sold.price_cents')}) a
    LIMIT $7`,
);
const TRIGGER = statement(
  'alerts.trigger',
  `WITH triggered AS (
     UPDATE price_alerts SET triggered_at = $3, triggered_price_cents = $2
      WHERE id = $1 AND triggered_at IS NULL AND ends_at > $3 AND coalesce(max_price_cents, $2) >= $2 RETURNING *
   )
   SELECT ${COLUMNS}, user_id AS "userId",
          push_enqueue(user_id, 'alert_triggered', id, service_code, country_iso, $3),
          webhook_enqueue(user_id, 'alert.triggered', $3, jsonb_build_object(
            'alert_id', id, 'service_code', service_code, 'country_code', country_iso, 'service_price_cents', $2::bigint,
            'max_price_cents', max_price_cents, 'currency', currency))
     FROM triggered`,
);
const FORGET = statement('alerts.forget', 'DELETE FROM price_alerts WHERE ends_at < $1');

export function createAlertStore(sql: Sql) {
  return {
    /** Replaces the account's alert for the same product. @returns null when the account has the maximum of alerts */
    async put(alert: NewAlert): Promise<PriceAlert | null> {
      const { id, userId, serviceCode, countryIso, currency, maxPriceCents, createdAt, endsAt } = alert;
      await lockAccount(sql, userId);
      const values = [id, userId, serviceCode, countryIso, currency, maxPriceCents, createdAt, endsAt];
      return sql.row<PriceAlert>(PUT, values);
    },
    list: (userId: string) => sql.rows<PriceAlert>(LIST, [userId]),
    remove: async (userId: string, id: string) => (await sql.rows(REMOVE, [userId, id])).length > 0,
    products: () => sql.rows<WaitedFor>(LIST_PRODUCTS),
    due: (sold: readonly (WaitedFor & { priceCents: number })[], now: Date, except: string[], most: number) =>
      sql.rows<DueAlert>(LIST_DUE, [
        sold.map(({ currency }) => currency),
        sold.map(({ serviceCode }) => serviceCode),
        sold.map(({ countryIso }) => countryIso),
        sold.map(({ priceCents }) => priceCents),
        now,
        except,
        most,
      ]),
    /** Also adds its push and its webhooks. @returns null when it was triggered, changed or removed in the meantime */
    trigger: ({ id, priceCents }: DueAlert, now: Date) =>
      sql.row<TriggeredAlert>(TRIGGER, [id, priceCents, now]),
    forget: (before: Date) => sql.rows(FORGET, [before]),
  };
}

const KEPT_MS = 30 * 86_400_000;

/** Alerts are kept for a month after their end. */
export function forgetAlertsJob(sql: Sql, clock: Clock): DailyJob {
  return {
    name: 'forget-alerts',
    cron: '55 4 * * *',
    run: async () => {
      await createAlertStore(sql).forget(new Date(clock.now().getTime() - KEPT_MS));
    },
  };
}
