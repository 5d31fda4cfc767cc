import { Example, Get, Path, Post, Query, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/index.js';
import { presentTopup, type TopupDto, type TopupListDto } from './topup.dto.js';
import type { TopupService } from './topup.service.js';

const PAID: TopupDto = {
  id: '01a1fe03-0993-7a32-a075-efd0a8976993',
  status: 'paid',
  gateway: 'MERCADOPAGO',
  currency: 'BRL',
  amount_cents: 2500,
  expected_amount_cents: 2500,
  charge_currency: 'BRL',
  charge_amount_cents: 2500,
  fx_rate: 1,
  charged_back_cents: 0,
  repaid_cents: 0,
  qr_code: null,
  qr_code_base64: null,
  created_at: '2026-03-10T12:00:00.000Z',
  expires_at: '2026-03-10T12:30:00.000Z',
  paid_at: '2026-03-10T12:01:07.000Z',
};

@Route('api/v1/payments/topups')
@Tags('Wallet')
@Security('account')
export class TopupsController extends ApiController<{ topups: TopupService }> {
  /**
   * Top-ups of the account, newest first. `pending` are those that can be paid now, with the code that pays them. So a
   * Pix can be shown again after a reload and on another device.
   * @param limit The most top-ups of a page.
   * @isInt limit @minimum limit 1 too_small @maximum limit 100 too_large
   * @param cursor The `next_cursor` of the page before this one.
   * @pattern cursor ^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$ invalid
   */
  @Get()
  async listOwnTopups(
    @Query() status?: TopupDto['status'],
    @Query() limit = 20,
    @Query() cursor?: string,
  ): Promise<TopupListDto> {
    const page = { status: status ?? null, afterId: cursor ?? null, limit };
    const { items, nextId } = await this.deps.topups.listOwn(this.actor.userId, page);
    return { items: items.map(presentTopup), next_cursor: nextId };
  }

  /** One top-up of the account. */
  @Get('{id}')
  @Example<TopupDto>(PAID)
  async getTopup(@Path() id: string): Promise<TopupDto> {
    return presentTopup(await this.deps.topups.getOwn(this.actor.userId, id));
  }

  /** Asks the gateway now whether the top-up was paid; at most once in 5 seconds, without awaiting a notification. */
  @Post('{id}/check')
  @Example<TopupDto>(PAID)
  async checkTopup(@Path() id: string): Promise<TopupDto> {
    return presentTopup(await this.deps.topups.check(this.actor.userId, id));
  }
}
