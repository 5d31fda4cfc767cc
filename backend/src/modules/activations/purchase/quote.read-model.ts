import { statement, type Sql } from '../../../platform/database/index.js';
import type { ErrorCode } from '../../../platform/errors/index.js';
import type { Currency } from '../../../platform/money.js';
import type { Pricing } from '../catalogue/catalogue.read-model.js';

/** Purchases are paused after too many cancels. */
export interface PurchaseBlock {
  /** ISO 8601. */
  blocked_until: string;
  retry_after_seconds: number;
}

/** What a purchase would meet, all at one moment. */
export interface QuoteReading {
  /** Null where the product is not sold. */
  unitPriceCents: number | null;
  balanceCents: number;
  block: PurchaseBlock | null;
  /** The first thing that stands in the way. */
  obstacle: ErrorCode | null;
  details: Record<string, unknown>;
}

export interface QuotedOrder {
  userId: string;
  serviceCode: string;
  countryIso: string;
  quantity: number;
  currency: Currency;
  maxOpen: number;
  pricing: Pricing;
}

const READ = statement(
  'quote.read',
  `SELECT facts.unit_price_cents AS "unitPriceCents", facts.balance_cents AS "balanceCents", facts.block,
          obstacle.code AS obstacle, obstacle.details
     FROM purchase_facts($1, $2, $3, $4, $5, $6) facts, purchase_obstacle(facts, $7, $4, NULL, $8) obstacle`,
);

/** Nothing is held or locked. */
export function readQuote(sql: Sql, order: QuotedOrder, now: Date): Promise<QuoteReading> {
  const { userId, serviceCode, countryIso, quantity, currency, maxOpen, pricing } = order;
  const values = [userId, serviceCode, countryIso, currency, pricing, now, quantity, maxOpen];
  return sql.one<QuoteReading>(READ, values);
}
