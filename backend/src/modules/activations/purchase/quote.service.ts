import { DomainError, type CodeWithFacts } from '../../../platform/errors/index.js';
import type { Actor } from '../../../platform/http/index.js';
import type { Currency } from '../../../platform/money.js';
import type { Rates } from '../../../platform/rates/index.js';
import type { Platform } from '../../../platform/platform.js';
import { pricingOf } from '../../catalogue/index.js';
import { openRuleOf } from './account-limits.read-model.js';
import { chooseProducts, type PriceList } from './country-choice.js';
import { assertOwnCurrency, assertQuantity, type Wish } from './purchase.js';
import { readQuote, type PurchaseBlock } from './purchase.store.js';

export interface QuoteRequest {
  actor: Pick<Actor, 'userId' | 'currency' | 'apiKey' | 'member'>;
  expected: Currency | undefined;
  service: string;
  wish: Wish;
  maxPriceCents: number | undefined;
  quantity: number;
}

export interface Quote {
  countryIso: string | null;
  unitPriceCents: number;
  totalCents: number;
  balanceCents: number;
  currency: Currency;
  maxQuantity: number;
  obstacle: DomainError | null;
  block: PurchaseBlock | null;
}

interface Deps extends Pick<Platform, 'db' | 'settings' | 'clock'> {
  rates: Pick<Rates, 'assertFresh'>;
  catalogue: PriceList;
}

export class QuoteService {
  constructor(private readonly deps: Deps) {}

  /** @throws DomainError RATE_UNAVAILABLE */
  async quote(request: QuoteRequest): Promise<Quote> {
    const { db, settings, rates, clock } = this.deps;
    const { userId, currency, apiKey, member } = request.actor;
    rates.assertFresh(currency);
    const current = settings.current();
    const { max_quantity: maxQuantity } = current;
    const { quantity } = request;
    const choice = { ...request, currency };
    const product = await refusalOf(async () => (await chooseProducts(this.deps.catalogue, choice))[0]!);
    const wrongQuantity = await refusalOf(() => assertQuantity(quantity, maxQuantity));
    const wrongCurrency = await refusalOf(() => assertOwnCurrency(request.expected, currency));
    const refusals = [product, wrongQuantity, wrongCurrency].filter(
      (refusal) => refusal instanceof DomainError,
    );
    const reading = await readQuote(
      db.sql,
      {
        ...(product instanceof DomainError ? NO_PRODUCT : product),
        userId,
        apiKeyId: apiKey?.id ?? null,
        memberId: member?.userId ?? null,
        currency,
        ...openRuleOf(current, apiKey !== null),
        pricing: pricingOf(current),
        quantity: wrongQuantity instanceof DomainError ? 0 : quantity,
      },
      clock.now(),
    );

    const unitPriceCents = reading.unitPriceCents ?? 0;
    const obstacle =
      reading.obstacle && new DomainError(...([reading.obstacle, reading.details] as CodeWithFacts));
    return {
      countryIso: product instanceof DomainError ? null : product.countryIso,
      unitPriceCents,
      totalCents: wrongQuantity instanceof DomainError ? 0 : unitPriceCents * quantity,
      balanceCents: reading.balanceCents,
      currency,
      maxQuantity,
      obstacle: refusals[0] ?? obstacle,
      block: reading.block,
    };
  }
}

const NO_PRODUCT = { serviceCode: '', countryIso: '' };

export async function refusalOf<Result>(
  check: () => Result | Promise<Result>,
): Promise<Result | DomainError> {
  try {
    return await check();
  } catch (refusal) {
    if (refusal instanceof DomainError) return refusal;
    throw refusal;
  }
}
