import { statement, type Sql } from '../../../platform/database/index.js';
import type { Currency } from '../../../platform/money.js';
import type { Pricing } from '../catalogue/pricing.js';

/** Purchases are paused after too many cancels. */
export interface PurchaseBlock {
  /** ISO 8601. */
  blocked_until: string;
  retry_after_seconds: number;
}

/** What decides about a purchase, all at one moment. */
export interface QuoteReading {
  unitPriceCents: number | null;
  isOpen: boolean | null;
  hasCountry: boolean;
  balanceCents: number;
  used: number;
  block: PurchaseBlock | null;
}

export interface QuotedProduct {
  userId: string;
  serviceCode: string;
  countryIso: string;
  currency: Currency;
  pricing: Pricing;
}

const READ = statement(
  'quote.read',
  `SELECT (SELECT min(price_cents) FROM product_offers($2, $3, $4, $5)) AS "unitPriceCents",
          (SELECT bool_or(is_open) FROM product_offers($2, $3, $4, $5)) AS "isOpen",
          EXISTS (SELECT FROM products p JOIN listed_offers o ON o.product_id = p.id
                   WHERE p.country_iso = $3) AS "hasCountry",
          coalesce((SELECT available_cents FROM wallets WHERE user_id = $1 AND currency = $4), 0) AS "balanceCents",
          open_activations($1, $6) AS used,
          (SELECT json_build_object(
                    'blocked_until', to_char(blocked_until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                    'retry_after_seconds', ceil(extract(epoch FROM blocked_until - $6)))
             FROM purchase_blocks WHERE user_id = $1 AND blocked_until > $6) AS block`,
);

/** What a purchase would meet at this moment; nothing is held or locked. */
export async function readQuote(sql: Sql, product: QuotedProduct, now: Date): Promise<QuoteReading> {
  const { userId, serviceCode, countryIso, currency, pricing } = product;
  const values = [userId, serviceCode, countryIso, currency, pricing, now];
  const reading = await sql.one<QuoteReading>(READ, values);
  return reading;
}
