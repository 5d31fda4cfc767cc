import { Body, Header, Post, Response, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController, assertOwnUserId } from '../../../platform/http/index.js';
import type {
  PurchaseDto,
  PurchaseRequestDto,
  ValidatePurchaseDto,
  ValidatePurchaseRequestDto,
} from '../purchase.dto.js';
import { presentQuote } from './purchase.presenter.js';
import type { PurchaseService } from './purchase.service.js';
import type { QuoteService } from './quote.service.js';

@Route()
@Tags('Purchases')
@Security('account')
export class PurchaseController extends ApiController<{ quotes: QuoteService; purchases: PurchaseService }> {
  /** What a purchase would cost now, and whether it would be accepted. */
  @Post('api/v1/sms/validate-purchase')
  @Security('account', ['changes_nothing'])
  @Response(503, 'RATE_UNAVAILABLE: the exchange rate of the currency is too old to sell by')
  async validatePurchase(@Body() body: ValidatePurchaseRequestDto): Promise<ValidatePurchaseDto> {
    const product = { service: body.service_code, country: body.country_code };
    const { quantity, currency: expected } = body;
    const quote = await this.deps.quotes.quote({ actor: this.actor, expected, ...product, quantity });
    return presentQuote(quote, this.language);
  }

  /**
   * Buys one or more numbers of one product. The price is held now, taken by the first message and given back
   * otherwise. Answers 200 also when no number could be had: `failed_transactions` says why.
   * @param idempotencyKey repeating the call with the same key and body answers the same and buys nothing
   * @minLength idempotencyKey 1 too_short
   * @maxLength idempotencyKey 200 too_long
   */
  @Post('batch/purchase')
  @Response(402, 'INSUFFICIENT_BALANCE, with user_balance, total_cost and missing, each in cents too')
  @Response(
    403,
    'PURCHASES_BLOCKED, with its reason; KEY_BUDGET_* of the key, with budget and spending; or the user id of another account',
  )
  @Response(
    409,
    'LIMIT_REACHED, PRICE_CHANGED (with the price), CURRENCY_CHANGED (with the currency), IDEMPOTENCY_*',
  )
  @Response(422, 'INVALID_SERVICE, INVALID_COUNTRY (with another_country_may_help), INVALID_QUANTITY')
  @Response(
    503,
    'SERVICE_UNAVAILABLE: no provider can sell; RATE_UNAVAILABLE: the exchange rate is too old to sell by',
  )
  async purchase(
    @Body() body: PurchaseRequestDto,
    @Header('Idempotency-Key') idempotencyKey?: string,
  ): Promise<PurchaseDto> {
    const { actor } = this;
    assertOwnUserId(actor, body.user_id);
    const { service, country, quantity, service_price: seenPrice, max_price_cents: maxPriceCents } = body;
    return this.deps.purchases.purchase({
      actor,
      language: this.language,
      idempotencyKey,
      order: { service, country, quantity, seenPrice, maxPriceCents, currency: body.currency },
    });
  }
}
