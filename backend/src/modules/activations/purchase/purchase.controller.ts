import { Body, Get, Header, Post, Response, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController, assertOwnUserId } from '../../../platform/http/index.js';
import type {
  AccountLimitsDto,
  PurchaseDto,
  PurchaseRequestDto,
  ValidatePurchaseDto,
  ValidatePurchaseRequestDto,
} from '../purchase.dto.js';
import type { AccountLimitsReader } from './account-limits.read-model.js';
import { wishOf } from './purchase.js';
import { presentLimits, presentQuote } from './purchase.presenter.js';
import type { PurchaseService } from './purchase.service.js';
import type { QuoteService } from './quote.service.js';

@Route()
@Tags('Purchases')
@Security('account', ['buyers'])
export class PurchaseController extends ApiController<{
  quotes: Pick<QuoteService, 'quote'>;
  purchases: Pick<PurchaseService, 'purchase'>;
  limits: Pick<AccountLimitsReader, 'read'>;
}> {
  /** How many numbers the account and its keys may have open, what a higher limit requires, and which cancels count. */
  @Get('api/v1/users/me/limits')
  async getAccountLimits(): Promise<AccountLimitsDto> {
    return presentLimits(await this.deps.limits.read(this.actor.userId), this.language);
  }

  /** What a purchase would cost now, and whether it would be accepted. */
  @Post('api/v1/sms/validate-purchase')
  @Security('account', ['changes_nothing', 'buyers'])
  @Response(503, 'RATE_UNAVAILABLE: the exchange rate of the currency is too old to sell by')
  async validatePurchase(@Body() body: ValidatePurchaseRequestDto): Promise<ValidatePurchaseDto> {
    const { service_code: service, quantity, currency: expected, max_price_cents: maxPriceCents } = body;
    const wish = wishOf(body.country_code, body.preferences);
    const asked = { actor: this.actor, expected, service, wish, maxPriceCents, quantity };
    const quote = await this.deps.quotes.quote(asked);
    return presentQuote(quote, this.language);
  }

  /**
   * Buys one or more numbers of one product. The price is held now, paid at the first message and given back otherwise.
   * With `preferences` several countries are possible: where one has no number the next is tried, at its price, up to
   * five in a call. Answers 200 also when no number was found: `failed_transactions` says why.
   * @param idempotencyKey repeating the call with the same key and body gives the same answer and buys nothing
   * @minLength idempotencyKey 1 too_short @maxLength idempotencyKey 200 too_long
   */
  @Post('batch/purchase')
  @Response(402, 'INSUFFICIENT_BALANCE, with user_balance, total_cost and missing, each in cents too')
  @Response(
    403,
    'PURCHASES_BLOCKED, with its reason; KEY_BUDGET_* of the key, with budget and spending; or the user id of another account',
  )
  @Response(
    409,
    'LIMIT_REACHED, PRICE_CHANGED (with the price), NO_COUNTRY_MATCHES (with the cheapest price), CURRENCY_CHANGED (with the currency), IDEMPOTENCY_*',
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
    const { service, quantity, service_price: seenPrice, max_price_cents: maxPriceCents } = body;
    const wish = wishOf(body.country, body.preferences);
    return this.deps.purchases.purchase({
      actor,
      language: this.language,
      idempotencyKey,
      order: { service, wish, quantity, seenPrice, maxPriceCents, currency: body.currency },
    });
  }
}
