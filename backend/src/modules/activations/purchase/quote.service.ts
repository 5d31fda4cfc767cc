import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Currency } from '../../../platform/money.js';
import type { SettingsReader } from '../../../platform/settings/index.js';
import { pricingOf } from '../catalogue/pricing.js';
import { readQuote, type PurchaseBlock, type QuoteReading } from './quote.read-model.js';
import { assertQuantity, resolveProduct } from './purchase-order.js';

export interface QuoteRequest {
  userId: string;
  currency: Currency;
  service: string;
  country: string;
  quantity: number;
}

/** What a purchase would cost now, and the first thing that stands in its way. */
export interface Quote {
  /** 0 where the product is not sold. */
  unitPriceCents: number;
  totalCents: number;
  balanceCents: number;
  currency: Currency;
  maxQuantity: number;
  obstacle: DomainError | null;
  /** Whatever the obstacle: purchases are paused for this customer. */
  block: PurchaseBlock | null;
}

interface Dependencies {
  db: Database;
  settings: SettingsReader;
  clock: Clock;
}

/** Looks at a purchase without making it. */
export class QuoteService {
  constructor(private readonly dependencies: Dependencies) {}

  async quote(request: QuoteRequest): Promise<Quote> {
    const { db, settings, clock } = this.dependencies;
    const { max_quantity: maxQuantity, max_open_activations: maxOpen } = settings.current();
    const { userId, currency, quantity } = request;
    const product = refusalOf(() => resolveProduct(request));
    const wrongQuantity = refusalOf(() => assertQuantity(quantity, maxQuantity));
    const { serviceCode, countryIso } = product instanceof DomainError ? NO_PRODUCT : product;
    const pricing = pricingOf(settings.current());
    const reading = await readQuote(
      db.sql,
      { userId, serviceCode, countryIso, currency, pricing },
      clock.now(),
    );

    const unitPriceCents = reading.unitPriceCents ?? 0;
    const totalCents = wrongQuantity instanceof DomainError ? 0 : unitPriceCents * quantity;
    const refusals = [product, wrongQuantity].filter((refusal) => refusal instanceof DomainError);
    const obstacle = refusals[0] ?? obstacleOf(reading, { quantity, maxOpen, totalCents });
    return {
      unitPriceCents,
      totalCents,
      balanceCents: reading.balanceCents,
      currency,
      maxQuantity,
      obstacle,
      block: reading.block,
    };
  }
}

const NO_PRODUCT = { serviceCode: '', countryIso: '' };

function refusalOf<Result>(check: () => Result): Result | DomainError {
  try {
    return check();
  } catch (refusal) {
    if (refusal instanceof DomainError) return refusal;
    throw refusal;
  }
}

function obstacleOf(
  { unitPriceCents, isOpen, hasCountry, balanceCents, used, block }: QuoteReading,
  wanted: { quantity: number; maxOpen: number; totalCents: number },
): DomainError | null {
  if (unitPriceCents === null) return new DomainError(hasCountry ? 'INVALID_SERVICE' : 'INVALID_COUNTRY');
  if (block) return new DomainError('PURCHASES_BLOCKED', { ...block });
  if (used + wanted.quantity > wanted.maxOpen) {
    return new DomainError('LIMIT_REACHED', { max: wanted.maxOpen, used });
  }
  if (!isOpen) return new DomainError('SERVICE_UNAVAILABLE');
  return balanceCents < wanted.totalCents ? new DomainError('INSUFFICIENT_BALANCE') : null;
}
