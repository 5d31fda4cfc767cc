import { statement, type Sql } from '../../../../platform/database/index.js';
import type { Currency } from '../../../../platform/money.js';
import { adjust, post } from '../ledger.js';
import type { Posting, ReferenceType } from '../posting.js';

const HOLD = statement('test.ledger.hold', 'SELECT * FROM ledger_hold($1, $2, $3, $4, $5, $6)');
const CAPTURE = statement('test.ledger.capture', 'SELECT * FROM ledger_capture($1, $2, $3)');
const RELEASE = statement('test.ledger.release', 'SELECT * FROM ledger_release($1, $2, $3)');
const CREDIT = statement('test.ledger.credit', 'SELECT * FROM ledger_credit_topup($1, $2, $3, $4, $5, $6)');

const PAY_OUT = statement('test.ledger.payOut', 'SELECT * FROM ledger_pay_out($1, $2, $3, $4, $5)');
const SETTLE_PAYOUT = statement('test.ledger.settlePayout', 'SELECT * FROM ledger_settle_payout($1, $2, $3)');
const RETURN_PAYOUT = statement('test.ledger.returnPayout', 'SELECT * FROM ledger_return_payout($1, $2)');

interface Wallet {
  userId: string;
  currency: Currency;
}

interface Reference {
  type: ReferenceType;
  id: string;
}

interface Hold extends Wallet {
  amountCents: number;
  reference: Reference;
  at: Date;
}

interface Credit extends Wallet {
  amountCents: number;
  topupId: string;
  at: Date;
}

interface PayOut extends Wallet {
  amountCents: number;
  payoutId: string;
  at: Date;
}

/** Every step of the ledger by itself; in the product most are parts of larger SQL functions. */
export const ledger = {
  adjust,
  hold: (sql: Sql, { userId, currency, amountCents, reference, at }: Hold): Promise<Posting> =>
    post(sql, HOLD, [userId, currency, amountCents, reference.type, reference.id, at]),
  capture: (sql: Sql, { type, id }: Reference, at: Date) => post(sql, CAPTURE, [type, id, at]),
  release: (sql: Sql, { type, id }: Reference, at: Date) => post(sql, RELEASE, [type, id, at]),
  creditTopup: (sql: Sql, { userId, currency, amountCents, topupId, at }: Credit) =>
    post(sql, CREDIT, [userId, currency, amountCents, 'MERCADOPAGO', topupId, at]),
  payOut: (sql: Sql, { userId, currency, amountCents, payoutId, at }: PayOut) =>
    post(sql, PAY_OUT, [userId, currency, amountCents, payoutId, at]),
  settlePayout: (sql: Sql, payoutId: string, at: Date) =>
    post(sql, SETTLE_PAYOUT, [payoutId, 'MERCADOPAGO', at]),
  returnPayout: (sql: Sql, payoutId: string, at: Date) => post(sql, RETURN_PAYOUT, [payoutId, at]),
};
