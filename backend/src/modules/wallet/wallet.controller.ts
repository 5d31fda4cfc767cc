import { Example, Get, Path, Response, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../platform/http/index.js';
import { presentBalance, type BalanceDto } from './wallet.dto.js';
import type { WalletStore } from './wallet.store.js';

@Route('api/v1/wallets')
@Tags('Wallet')
@Security('account', ['viewers'])
@Response(422, 'No such currency')
export class WalletController extends ApiController<{ wallets: Pick<WalletStore, 'balance'> }> {
  /** The balance of the wallet in one currency; an account has one wallet for each currency, empty at first. */
  @Get('{currency}/balance')
  @Example<BalanceDto>({
    wallet_id: '01a1fe03-097e-762f-b56f-a5941c5bc136',
    currency: 'BRL',
    balance_cents: 2061,
    held_cents: 439,
    owed_cents: 0,
    balance_formatted: 'R$ 20,61',
    last_transaction_at: '2026-03-10T12:02:00.000Z',
  })
  async getBalance(@Path() currency: BalanceDto['currency']): Promise<BalanceDto> {
    return presentBalance(await this.deps.wallets.balance(this.actor.userId, currency));
  }
}
