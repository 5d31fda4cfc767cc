import { createHash, randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.js';
import { pixCode } from '../../platform/pix-code.js';
import { forgetOldest } from '../forgetting.js';
import type { Paying } from '../gateway-simulator.js';
import type { NewPayment } from './payment-request.js';

export interface SimulatedRefund {
  id: string;
  /** Null where the owner of the account made the refund by hand. */
  key: string | null;
  status: 'approved' | 'in_process' | 'rejected';
  amountCents: number;
  createdAt: number;
}

export interface SimulatedPayment extends NewPayment {
  id: string;
  paidCents: number | null;
  status: 'pending' | 'approved' | 'cancelled' | 'refunded' | 'charged_back';
  statusDetail: string;
  qrCode: string;
  createdAt: number;
  updatedAt: number;
  approvedAt: number | null;
  refunds: SimulatedRefund[];
}

export interface PaymentsState {
  lastId: number;
  payments: SimulatedPayment[];
  keys: Record<string, { paymentId: string; fingerprint: string }>;
}

export type Creation = { kind: 'created' | 'replayed'; payment: SimulatedPayment } | { kind: 'conflict' };

export class Payments {
  #lastId: number;
  readonly #payments: Map<string, SimulatedPayment>;
  readonly #keys: Map<string, { paymentId: string; fingerprint: string }>;

  constructor(
    private readonly clock: Clock,
    state: PaymentsState | null,
  ) {
    this.#lastId = state?.lastId ?? 0;
    this.#payments = new Map(state?.payments.map((payment) => [payment.id, payment]));
    this.#keys = new Map(Object.entries(state?.keys ?? {}));
  }

  create(request: NewPayment, idempotencyKey: string): Creation {
    const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    const used = this.#keys.get(idempotencyKey);
    const earlier = used && this.get(used.paymentId);
    if (used && used.fingerprint !== fingerprint) return { kind: 'conflict' };
    if (earlier) return { kind: 'replayed', payment: earlier };
    const payment = this.#add(request);
    this.#keys.set(idempotencyKey, { paymentId: payment.id, fingerprint });
    this.#forgetOldest();
    return { kind: 'created', payment };
  }

  get(id: string): SimulatedPayment | null {
    this.#expire();
    return this.#payments.get(id) ?? null;
  }

  list(): SimulatedPayment[] {
    this.#expire();
    return [...this.#payments.values()].reverse();
  }

  pay(
    payment: SimulatedPayment,
    { isLate = false, amountCents = payment.amountCents }: Paying = {},
  ): boolean {
    const isExpired = payment.status === 'cancelled' && payment.statusDetail === 'expired';
    if (payment.status !== 'pending' && !(isLate && isExpired)) return false;
    payment.approvedAt = this.#now();
    payment.paidCents = amountCents;
    this.#change(payment, 'approved', 'accredited');
    return true;
  }

  cancel(payment: SimulatedPayment): boolean {
    if (payment.status !== 'pending') return false;
    this.#change(payment, 'cancelled', 'by_collector');
    return true;
  }

  /** A known key answers its first refund. @param amountCents null for all that is left */
  refund(
    payment: SimulatedPayment,
    amountCents: number | null,
    { key = null, isSlow = false }: { key?: string | null; isSlow?: boolean } = {},
  ): SimulatedRefund | null {
    const earlier = key !== null && payment.refunds.find((refund) => refund.key === key);
    if (earlier) return earlier;
    const left = paidCentsOf(payment) - takenCents(payment);
    const amount = amountCents ?? left;
    if (payment.status !== 'approved' || amount <= 0 || amount > left) return null;
    const refund: SimulatedRefund = {
      id: String(this.#nextId()),
      key,
      status: 'in_process',
      amountCents: amount,
      createdAt: this.#now(),
    };
    payment.refunds.push(refund);
    if (!isSlow) this.endRefund(payment, refund, 'approved');
    return refund;
  }

  endRefund(payment: SimulatedPayment, refund: SimulatedRefund, status: 'approved' | 'rejected'): void {
    refund.status = status;
    if (refundedCents(payment) === paidCentsOf(payment)) this.#change(payment, 'refunded', 'refunded');
    else if (refundedCents(payment) > 0) this.#change(payment, 'approved', 'partially_refunded');
  }

  chargeBack(payment: SimulatedPayment): boolean {
    if (payment.status !== 'approved') return false;
    this.#change(payment, 'charged_back', 'in_process');
    return true;
  }

  settle(payment: SimulatedPayment): boolean {
    if (payment.status !== 'charged_back' || payment.statusDetail !== 'in_process') return false;
    this.#change(payment, 'charged_back', 'settled');
    return true;
  }

  reimburse(payment: SimulatedPayment): boolean {
    if (payment.status !== 'charged_back' || payment.statusDetail === 'reimbursed') return false;
    this.#change(payment, 'charged_back', 'reimbursed');
    return true;
  }

  state(): PaymentsState {
    return {
      lastId: this.#lastId,
      payments: [...this.#payments.values()],
      keys: Object.fromEntries(this.#keys),
    };
  }

  #add(request: NewPayment): SimulatedPayment {
    const now = this.#now();
    const id = String(this.#nextId());
    const payment: SimulatedPayment = {
      ...request,
      id,
      paidCents: null,
      status: 'pending',
      statusDetail: 'pending_waiting_transfer',
      qrCode: codeFor(`${id}${randomUUID()}`, request.amountCents),
      createdAt: now,
      updatedAt: now,
      approvedAt: null,
      refunds: [],
    };
    this.#payments.set(id, payment);
    return payment;
  }

  #change(payment: SimulatedPayment, status: SimulatedPayment['status'], statusDetail: string): void {
    Object.assign(payment, { status, statusDetail, updatedAt: this.#now() });
  }

  #expire(): void {
    for (const payment of this.#payments.values()) {
      if (payment.status === 'pending' && payment.expiresAt <= this.#now()) {
        this.#change(payment, 'cancelled', 'expired');
      }
    }
  }

  #forgetOldest(): void {
    forgetOldest(this.#payments, ({ status }) => status === 'pending', this.#now());
    for (const [key, { paymentId }] of this.#keys) {
      if (!this.#payments.has(paymentId)) this.#keys.delete(key);
    }
  }

  #nextId(): number {
    // Ids start from the time, so that they stay new even without the saved state.
    this.#lastId = Math.max(this.#lastId + 1, this.#now());
    return this.#lastId;
  }

  #now(): number {
    return this.clock.now().getTime();
  }
}

function codeFor(seed: string, amountCents: number): string {
  const digest = createHash('md5').update(seed).digest('hex').slice(0, 24);
  const location = `pix.sandbox.invalid/qr/v2/${digest}`;
  return pixCode({ location, amountCents, merchant: 'TORPEDO SANDBOX', city: 'SAO PAULO' });
}

export function paidCentsOf({ paidCents, amountCents }: SimulatedPayment): number {
  return paidCents ?? amountCents;
}

export function refundedCents({ refunds }: SimulatedPayment): number {
  return sumOf(refunds.filter(({ status }) => status === 'approved'));
}

function takenCents({ refunds }: SimulatedPayment): number {
  return sumOf(refunds.filter(({ status }) => status !== 'rejected'));
}

function sumOf(refunds: readonly SimulatedRefund[]): number {
  return refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
