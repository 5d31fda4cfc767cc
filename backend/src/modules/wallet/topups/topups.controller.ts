import type { Request as HttpRequest } from 'express';
import {
  Controller,
  Example,
  Get,
  OperationId,
  Path,
  Post,
  Request,
  Response,
  Route,
  Security,
  Tags,
} from '@tsoa/runtime';
import { actorOf, type ErrorDto } from '../../../platform/http/index.js';
import { presentTopup, type TopupDto } from './topup.dto.js';
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
  qr_code: null,
  qr_code_base64: null,
  created_at: '2026-03-10T12:00:00.000Z',
  expires_at: '2026-03-10T12:30:00.000Z',
  paid_at: '2026-03-10T12:01:07.000Z',
};

@Route('api/v1/payments/topups')
@Tags('Wallet')
@Security('account')
@Response<ErrorDto>(401, 'Not signed in')
@Response<ErrorDto>(404, 'No such top-up of this account')
@Response<ErrorDto>('default', 'Any other refusal, in the documented shape')
export class TopupsController extends Controller {
  constructor(private readonly topups: TopupService) {
    super();
  }

  /** One top-up of the account. */
  @Get('{id}')
  @OperationId('getTopup')
  @Example<TopupDto>(PAID)
  async getTopup(@Request() request: HttpRequest, @Path() id: string): Promise<TopupDto> {
    return presentTopup(await this.topups.getOwn(actorOf(request).userId, id));
  }

  /** "I have paid": asks the gateway now (at most once in 5 seconds) instead of waiting for its notification. */
  @Post('{id}/check')
  @OperationId('checkTopup')
  @Example<TopupDto>(PAID)
  async checkTopup(@Request() request: HttpRequest, @Path() id: string): Promise<TopupDto> {
    return presentTopup(await this.topups.check(actorOf(request).userId, id));
  }
}
