import { describe, expect, it } from 'vitest';
import { readMercadoPagoPayment } from './mercado-pago-payment.js';

const payment = {
  id: 20359978,
  status: 'pending',
  status_detail: 'pending_waiting_transfer',
  transaction_amount: 25.5,
  transaction_amount_refunded: 0,
  currency_id: 'BRL',
  external_reference: 'topup-1',
  live_mode: true,
  collector_id: 44444,
  date_approved: null,
  date_of_expiration: '2026-11-21T11:15:00.000-03:00',
  payer: { email: 'ana@example.com', identification: { type: 'CPF', number: '52998224725' } },
  point_of_interaction: { transaction_data: { qr_code: '000201', qr_code_base64: 'iVBOR' } },
};

describe('a payment of Mercado Pago', () => {
  it('is read in cents and in UTC', () => {
    expect(readMercadoPagoPayment(payment)).toEqual({
      gatewayPaymentId: '20359978',
      status: 'pending',
      statusDetail: 'pending/pending_waiting_transfer',
      amountCents: 2550,
      paidCents: 0,
      currency: 'BRL',
      refundedCents: 0,
      chargedBackCents: 0,
      isReimbursed: false,
      isDisputeLost: false,
      externalReference: 'topup-1',
      liveMode: true,
      collectorId: '44444',
      createdAt: null,
      approvedAt: null,
      expiresAt: new Date('2026-11-21T14:15:00Z'),
      payer: { email: 'ana@example.com', cpf: '52998224725' },
      qrCode: '000201',
      qrCodeBase64: 'iVBOR',
    });
  });

  it.each([
    ['pending', 'pending_waiting_payment', 0, 'pending'],
    ['in_process', 'pending_contingency', 0, 'pending'],
    ['authorized', 'pending_capture', 0, 'pending'],
    ['in_mediation', 'pending', 0, 'pending'],
    ['a_word_of_tomorrow', '', 0, 'pending'],
    ['approved', 'accredited', 0, 'paid'],
    ['approved', 'partially_refunded', 10, 'paid'],
    ['approved', 'partially_refunded', 25.5, 'refunded'],
    ['refunded', 'refunded', 25.5, 'refunded'],
    ['charged_back', 'settled', 0, 'charged_back'],
    ['charged_back', 'reimbursed', 0, 'paid'],
    ['cancelled', 'expired', 0, 'expired'],
    ['cancelled', 'by_collector', 0, 'failed'],
    ['rejected', 'other_reason', 0, 'failed'],
  ])('%s/%s with %d given back is %s', (status, status_detail, refunded, expected) => {
    const read = readMercadoPagoPayment({
      ...payment,
      status,
      status_detail,
      transaction_amount_refunded: refunded,
    });
    expect(read?.status).toBe(expected);
  });

  it('that is disputed is still with us until the dispute is decided', () => {
    const read = readMercadoPagoPayment({ ...payment, status: 'in_mediation', status_detail: 'pending' });
    expect(read).toMatchObject({ paidCents: 2550, refundedCents: 0, chargedBackCents: 0 });
  });

  it.each([
    [0.11, 11],
    [1.1, 110],
    [19.99, 1999],
    [1_000_000.01, 100_000_001],
  ])('of %d reais has %d cents', (reais, cents) => {
    expect(readMercadoPagoPayment({ ...payment, transaction_amount: reais })?.amountCents).toBe(cents);
  });

  it.each([
    [null],
    ['text'],
    [{}],
    [{ ...payment, id: null }],
    [{ ...payment, transaction_amount: '25.5' }],
    [[]],
  ])('is not seen in %j', (body) => {
    expect(readMercadoPagoPayment(body)).toBeNull();
  });
});
