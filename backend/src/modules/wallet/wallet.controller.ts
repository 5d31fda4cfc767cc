import type { Request as HttpRequest } from 'express';
import {
  Controller,
  Example,
  Get,
  OperationId,
  Path,
  Query,
  Request,
  Response,
  Route,
  Security,
  Tags,
} from '@tsoa/runtime';
import { actorOf, type ErrorDto } from '../../platform/http/index.js';
import {
  presentBalance,
  presentStatement,
  type BalanceDto,
  type WalletTransactionsDto,
} from './wallet.dto.js';
import type { WalletService } from './wallet.service.js';

@Route('api/v1/wallets')
@Tags('Wallet')
@Security('account')
@Response<ErrorDto>(401, 'Not signed in')
@Response<ErrorDto>(422, 'No such currency, or a wrong page')
@Response<ErrorDto>('default', 'Any other refusal, in the documented shape')
export class WalletController extends Controller {
  constructor(private readonly wallets: WalletService) {
    super();
  }

  /** What the wallet of one currency holds; an account has one wallet a currency, empty at first. */
  @Get('{currency}/balance')
  @OperationId('getBalance')
  @Example<BalanceDto>({
    wallet_id: '01a1fe03-097e-762f-b56f-a5941c5bc136',
    currency: 'BRL',
    balance_cents: 2410,
    held_cents: 90,
    balance_formatted: 'R$ 24,10',
    last_transaction_at: '2026-03-10T12:00:00.000Z',
  })
  async getBalance(
    @Request() request: HttpRequest,
    @Path() currency: BalanceDto['currency'],
  ): Promise<BalanceDto> {
    return presentBalance(await this.wallets.balance(actorOf(request).userId, currency));
  }

  /**
   * Every movement of the wallet, newest first.
   * @param limit How many at most.
   * @isInt limit
   * @minimum limit 1 too_small
   * @maximum limit 100 too_large
   * @param cursor The `next_cursor` of the page before.
   * @pattern cursor ^[1-9][0-9]{0,15}$ invalid
   */
  @Get('{currency}/transactions')
  @OperationId('listTransactions')
  @Example<WalletTransactionsDto>({
    transactions: [
      {
        id: '5012',
        kind: 'topup',
        amount_cents: 2500,
        held_cents: 0,
        currency: 'BRL',
        balance_after_cents: 2500,
        reference: { type: 'topup', id: '01a1fe03-0993-7a32-a075-efd0a8976993' },
        description: 'Saldo adicionado',
        created_at: '2026-03-10T12:00:00.000Z',
      },
    ],
    next_cursor: null,
  })
  async listTransactions(
    @Request() request: HttpRequest,
    @Path() currency: BalanceDto['currency'],
    @Query() limit = 20,
    @Query() cursor?: string,
  ): Promise<WalletTransactionsDto> {
    const page = { limit, beforeId: cursor === undefined ? null : Number(cursor) };
    const statement = await this.wallets.statement(actorOf(request).userId, currency, page);
    return presentStatement(statement, request.language);
  }
}
