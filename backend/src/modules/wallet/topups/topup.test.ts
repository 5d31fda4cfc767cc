import { describe, expect, it } from 'vitest';
import type { GatewayPayment, ReadPaymentResult } from '../gateways/gateway.port.js';
import { nextReadingAt, judge, type Topup } from './topup.js';

const CREATED = new Date('2026-03-10T12:00:00.000Z');
const at = (minutes: number, seconds = 0) => new Date(CREATED.getTime() + minutes * 60_000 + seconds * 1000);

const open: Pick<Topup, 'status' | 'staffReason' | 'isDisputeLost' | 'createdAt' | 'expiresAt'> = {
  status: 'pending',
  staffReason: null,
  isDisputeLost: false,
  createdAt: CREATED,
  expiresAt: at(30),
};

describe('the next reading of a top-up', () => {
  it('comes at the cadence while the customer probably watches', () => {
    expect(nextReadingAt(open, at(1), 15_000)).toEqual(at(1, 15));
  });

  it('comes four times more rarely later on', () => {
    expect(nextReadingAt(open, at(5), 15_000)).toEqual(at(6));
  });

  it('is never nearer than five seconds', () => {
    expect(nextReadingAt(open, at(1), 50)).toEqual(at(1, 5));
  });

  it('falls on the moment at which time is up', () => {
    expect(nextReadingAt(open, at(29, 50), 15_000)).toEqual(at(30));
  });

  it('still comes after time was up: the gateway may take a payment a little longer', () => {
    expect(nextReadingAt({ ...open, status: 'expired' }, at(31), 15_000)).toEqual(at(32));
  });

  it.each(['paid', 'failed', 'refunded'] as const)('never comes once it is %s', (status) => {
    expect(nextReadingAt({ ...open, status }, at(1), 15_000)).toBeNull();
  });

  it('never comes while a person has to decide', () => {
    expect(nextReadingAt({ ...open, staffReason: 'AMOUNT_MISMATCH' }, at(1), 15_000)).toBeNull();
  });

  it('comes a day later while a dispute is not decided, in case the gateway tells nobody', () => {
    const disputed = { ...open, status: 'refunded', staffReason: 'CHARGED_BACK_AFTER_CREDIT' } as const;
    expect(nextReadingAt(disputed, at(0), 15_000)).toEqual(at(24 * 60));
    expect(nextReadingAt({ ...disputed, isDisputeLost: true }, at(0), 15_000)).toBeNull();
  });
});

const ID = '01a1fe03-097e-762f-b56f-a5941c5bc136';
const DURING = new Date('2026-03-10T12:10:00.000Z');
const AFTER = new Date('2026-03-10T12:30:00.000Z');
const LONG_AFTER = new Date('2026-03-10T12:45:00.000Z');

const NOTHING = { kind: 'nothing' };
const EXPIRE = { kind: 'expire' };
const close = (status: string, reason: string | null = null) => ({ kind: 'close', status, reason });

function topup(changes: Partial<Topup> = {}): Topup {
  return {
    id: ID,
    userId: '5b3b94a4-11f7-4bee-9c64-c4cbcf2fd53f',
    currency: 'USD',
    amountCents: 400,
    chargeAmountCents: 2160,
    fxRate: 5.4,
    gateway: 'MERCADOPAGO',
    gatewayKey: '7f0de8c4-4bb7-46f5-9c8c-6f4f0d0a5d52',
    gatewayPaymentId: '123',
    gatewayExpiresAt: new Date('2026-03-10T12:35:00.000Z'),
    description: 'Wallet deposit',
    status: 'pending',
    qrCode: 'code',
    qrCodeBase64: 'picture',
    createdAt: new Date('2026-03-10T12:00:00.000Z'),
    expiresAt: AFTER,
    paidAt: null,
    staffReason: null,
    isDisputeLost: false,
    isOwnerDeleted: false,
    returnedChargeCents: 0,
    expectedCents: null,
    expectedChargeCents: null,
    chargedBackCents: 0,
    chargedBackLossCents: 0,
    repaidCents: 0,
    ...changes,
  };
}

function reading(changes: Partial<GatewayPayment> = {}): ReadPaymentResult {
  return {
    kind: 'found',
    payment: {
      gatewayPaymentId: '123',
      status: 'paid',
      statusDetail: 'approved/accredited',
      amountCents: 2160,
      paidCents: 2160,
      currency: 'BRL',
      refundedCents: 0,
      chargedBackCents: 0,
      isReimbursed: false,
      isDisputeLost: false,
      externalReference: ID,
      liveMode: true,
      collectorId: '1',
      createdAt: null,
      approvedAt: DURING,
      expiresAt: null,
      payer: { email: null, cpf: null },
      qrCode: null,
      qrCodeBase64: null,
      ...changes,
    },
  };
}

describe('a payment that the gateway confirms', () => {
  it.each(['pending', 'expired', 'failed'] as const)('is credited to a top-up that is %s', (status) => {
    expect(judge(topup({ status }), reading(), LONG_AFTER)).toEqual({ kind: 'credit' });
  });

  it.each([
    ['less', { paidCents: 2159 }],
    ['more', { paidCents: 2161 }],
    ['an amount that the gateway took for the charge', { amountCents: 2159, paidCents: 2159 }],
  ])('is credited where %s was paid than was asked for', (_what, payment) => {
    expect(judge(topup(), reading(payment), DURING)).toEqual({ kind: 'credit' });
  });

  it('is credited as far as it is new where the top-up is paid, also by another payment', () => {
    const paid = topup({ status: 'paid', paidAt: DURING });
    expect(judge(paid, reading({ paidCents: 4320 }), DURING)).toEqual({ kind: 'credit' });
    expect(judge(paid, reading({ gatewayPaymentId: '124' }), DURING)).toEqual({ kind: 'credit' });
  });

  it.each(['pending', 'expired', 'failed', 'refunded'] as const)(
    'is not touched by another payment under the same top-up that is %s',
    (status) => {
      const other = reading({ gatewayPaymentId: '124', status, paidCents: 0 });
      expect(judge(topup(), other, LONG_AFTER)).toEqual(NOTHING);
      expect(judge(topup({ status: 'paid', paidAt: DURING }), other, LONG_AFTER)).toEqual(NOTHING);
    },
  );

  it.each([
    ['of less than a cent of the wallet', { paidCents: 5 }, 'AMOUNT_MISMATCH'],
    ['in another currency', { currency: 'ARS' }, 'CURRENCY_MISMATCH'],
    ['for something else', { externalReference: 'other' }, 'REFERENCE_MISMATCH'],
    ['without a reference', { externalReference: null }, 'REFERENCE_MISMATCH'],
    ['of which a part went back', { refundedCents: 1 }, 'REFUNDED_BEFORE_CREDIT'],
  ])('%s waits for a person', (_how, payment, reason) => {
    expect(judge(topup(), reading(payment), DURING)).toEqual(close('failed', reason));
  });

  it('for an account that was deleted meanwhile goes back', () => {
    const orphan = topup({ status: 'expired', isOwnerDeleted: true });
    expect(judge(orphan, reading(), LONG_AFTER)).toEqual({ kind: 'give_back' });
    const wrongCurrency = reading({ currency: 'ARS' });
    expect(judge(orphan, wrongCurrency, LONG_AFTER)).toEqual(close('failed', 'CURRENCY_MISMATCH'));
  });

  it('changes nothing once a person has to decide', () => {
    const waiting = topup({ status: 'failed', staffReason: 'AMOUNT_MISMATCH' });
    expect(judge(waiting, reading(), DURING)).toEqual(NOTHING);
  });
});

describe('money that went back', () => {
  it('after the credit is told to staff', () => {
    const refunded = reading({ status: 'refunded' });
    expect(judge(topup({ status: 'paid' }), refunded, DURING)).toEqual(
      close('refunded', 'REFUNDED_AFTER_CREDIT'),
    );
  });

  it('by a chargeback leaves the wallet, whatever staff still have to decide', () => {
    const back = reading({ status: 'charged_back', chargedBackCents: 2160 });
    const paid = topup({ status: 'paid', paidAt: DURING });
    expect(judge(paid, back, DURING)).toEqual({ kind: 'charge_back' });
    expect(judge({ ...paid, staffReason: 'REFUNDED_AFTER_CREDIT' }, back, DURING)).toEqual({
      kind: 'charge_back',
    });
    expect(judge(topup(), back, DURING)).toEqual(close('refunded'));
  });

  it('in part by a chargeback before the credit leaves the rest to staff', () => {
    const back = reading({ status: 'charged_back', chargedBackCents: 1000 });
    expect(judge(topup(), back, DURING)).toEqual(close('failed', 'REFUNDED_BEFORE_CREDIT'));
  });

  it('by a chargeback comes back where the gateway says that the dispute was won, and only there', () => {
    const refunded = topup({ status: 'refunded', paidAt: DURING, staffReason: 'CHARGED_BACK_AFTER_CREDIT' });
    const charged = { ...refunded, chargedBackCents: 400 };
    expect(judge(charged, reading({ isReimbursed: true }), DURING)).toEqual({ kind: 'win_back' });
    expect(judge(charged, reading(), DURING)).toEqual(NOTHING);
    expect(judge(topup(), reading({ isReimbursed: true }), DURING)).toEqual({ kind: 'credit' });
  });

  it('in part after the credit is told to staff', () => {
    const verdict = judge(topup({ status: 'paid' }), reading({ refundedCents: 5 }), DURING);
    expect(verdict).toEqual(close('paid', 'REFUNDED_AFTER_CREDIT'));
  });

  it('through us is nothing new, in part or whole', () => {
    const part = topup({ status: 'paid', returnedChargeCents: 5 });
    expect(judge(part, reading({ refundedCents: 5 }), DURING)).toEqual({ kind: 'credit' });
    const whole = topup({ status: 'paid', returnedChargeCents: 2160 });
    expect(judge(whole, reading({ status: 'refunded', refundedCents: 2160 }), DURING)).toEqual(NOTHING);
  });

  it('before the credit ends the top-up', () => {
    expect(judge(topup(), reading({ status: 'refunded' }), DURING)).toEqual(close('refunded'));
  });

  it('is the end of it', () => {
    expect(judge(topup({ status: 'refunded' }), reading(), DURING)).toEqual(NOTHING);
  });
});

describe('a payment that did not happen', () => {
  it('is waited for until time is up', () => {
    expect(judge(topup(), reading({ status: 'pending' }), DURING)).toEqual(NOTHING);
    expect(judge(topup(), reading({ status: 'pending' }), AFTER)).toEqual(EXPIRE);
  });

  it('is given up some time after the gateway stopped taking it', () => {
    expect(judge(topup({ status: 'expired' }), reading({ status: 'pending' }), AFTER)).toEqual(EXPIRE);
    expect(judge(topup({ status: 'expired' }), reading({ status: 'pending' }), LONG_AFTER)).toEqual(
      close('expired'),
    );
  });

  it.each(['expired', 'failed'] as const)('ends as the gateway says: %s', (status) => {
    expect(judge(topup(), reading({ status }), DURING)).toEqual(close(status));
  });

  it('stays expired for the customer when the gateway ends it later', () => {
    expect(judge(topup({ status: 'expired' }), reading({ status: 'failed' }), AFTER)).toEqual(
      close('expired'),
    );
  });

  it('expires while the gateway cannot be read, and is not given up', () => {
    const unavailable = { kind: 'unavailable', error: 'HTTP 500', retryAfterSeconds: null } as const;
    expect(judge(topup(), unavailable, DURING)).toEqual(NOTHING);
    expect(judge(topup(), unavailable, AFTER)).toEqual(EXPIRE);
    expect(judge(topup({ status: 'expired' }), unavailable, LONG_AFTER)).toEqual(NOTHING);
  });
});

describe('a charge whose creation brought no answer', () => {
  const unanswered = topup({ gatewayPaymentId: null, qrCode: null, qrCodeBase64: null });

  it('is taken over when the gateway has it', () => {
    expect(judge(unanswered, reading({ status: 'pending' }), DURING)).toEqual({ kind: 'attach' });
  });

  it('is credited when the gateway has it paid', () => {
    expect(judge(unanswered, reading(), DURING)).toEqual({ kind: 'credit' });
  });

  it('is waited for, and ends with the time the customer had', () => {
    expect(judge(unanswered, { kind: 'not_found' }, DURING)).toEqual(NOTHING);
    expect(judge(unanswered, { kind: 'not_found' }, AFTER)).toEqual(close('expired'));
  });
});

describe('a payment that the gateway has forgotten', () => {
  it('is given up only after its time', () => {
    expect(judge(topup(), { kind: 'not_found' }, DURING)).toEqual(NOTHING);
    expect(judge(topup(), { kind: 'not_found' }, AFTER)).toEqual(EXPIRE);
    expect(judge(topup({ status: 'expired' }), { kind: 'not_found' }, LONG_AFTER)).toEqual(close('expired'));
  });
});
