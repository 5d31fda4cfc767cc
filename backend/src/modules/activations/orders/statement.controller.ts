import { Example, Get, Path, Queries, Response, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController, PAGE_SIZES, sendBatches, timeRangeOf } from '../../../platform/http/index.js';
import type { Currency } from '../../../platform/money.js';
import type { StatementEntry, StatementQuery } from '../../wallet/index.js';
import type { WalletTransactionsDto, WalletTransactionsQueryDto } from './statement.dto.js';
import { presentEntry, presentPeriod, presentRows, STATEMENT_COLUMNS } from './statement.presenter.js';
import type { StatementReadModel } from './statement.read-model.js';

const KINDS: Record<
  NonNullable<WalletTransactionsQueryDto['type']>,
  readonly StatementEntry['kind'][] | null
> = {
  all: null,
  topups: [
    'topup',
    'chargeback',
    'chargeback_won',
    'repayment',
    'repayment_returned',
    'payout',
    'payout_settled',
    'payout_returned',
  ],
  numbers: ['hold', 'capture'],
  paid: ['capture'],
  returns: ['release', 'refund'],
};

@Route('api/v1/wallets')
@Tags('Wallet')
@Security('account', ['viewers'])
export class StatementController extends ApiController<{
  statements: Pick<StatementReadModel, 'page' | 'batches' | 'period'>;
}> {
  /**
   * Every movement of the wallet, newest first, each with its number or top-up, and the totals of the period. A hold
   * and the movement that ended it name each other as `counterpart`.
   */
  @Get('{currency}/transactions')
  @SuccessResponse(200, 'The page; with `format=csv` every movement as text/csv')
  @Response(422, 'No such currency, or a wrong query')
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
        created_at: '2026-03-10T12:01:07.000Z',
        order: {
          type: 'credit_transaction',
          id: '01a1fe03-0993-7a32-a075-efd0a8976993',
          gateway: 'MERCADOPAGO',
          paid_after_seconds: 67,
        },
        counterpart: null,
      },
    ],
    period: {
      opening_balance_cents: 0,
      topups_cents: 2500,
      paid_cents: 0,
      other_cents: 0,
      held_cents: 0,
      balance_cents: 2500,
      returned_cents: 0,
    },
    next_cursor: null,
  })
  async listTransactions(
    @Path() currency: Currency,
    @Queries() query: WalletTransactionsQueryDto,
  ): Promise<WalletTransactionsDto> {
    const { language } = this;
    const { from, before } = timeRangeOf(query);
    const wanted: StatementQuery = {
      userId: this.actor.userId,
      currency,
      kinds: KINDS[query.type ?? 'all'],
      from: from ?? null,
      before: before ?? null,
    };
    const memberId = query.member?.toLowerCase() ?? null;
    if (query.format === 'csv') {
      const rows = presentRows(this.deps.statements.batches(wanted, memberId), language);
      await sendBatches(this.request, { name: 'statement', columns: STATEMENT_COLUMNS.join(' ') }, rows);
      return { transactions: [], period: null, next_cursor: null };
    }
    const beforeId = query.cursor === undefined ? null : Number(query.cursor);
    const [{ items, nextCursor }, period] = await Promise.all([
      this.deps.statements.page(wanted, { limit: query.limit ?? PAGE_SIZES.lists.usual, beforeId, memberId }),
      beforeId === null ? this.deps.statements.period(wanted) : null,
    ]);
    return {
      transactions: items.map((item) => presentEntry(item, language)),
      period: period && presentPeriod(period),
      next_cursor: nextCursor,
    };
  }
}
