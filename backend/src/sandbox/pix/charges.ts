import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.js';
import { pixCode } from '../../platform/pix-code.js';
import { forgetOldest } from '../forgetting.js';
import type { Paying } from '../gateway-simulator.js';

export type RefundStatus = 'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO';

export interface SimulatedRefund {
  id: string;
  status: RefundStatus;
  amountCents: number;
  nature: 'ORIGINAL' | 'MED_FRAUDE';
  reason: string | null;
  askedAt: number;
  endedAt: number | null;
}

type WantedRefund = Pick<SimulatedRefund, 'id' | 'amountCents'> & Partial<Pick<SimulatedRefund, 'nature'>>;

export interface SimulatedPix {
  endToEndId: string;
  txid: string;
  amountCents: number;
  at: number;
  refunds: SimulatedRefund[];
}

export interface SimulatedCharge {
  txid: string;
  amountCents: number;
  description: string;
  key: string;
  status: 'ATIVA' | 'CONCLUIDA' | 'REMOVIDA_PELO_USUARIO_RECEBEDOR';
  revision: number;
  location: string;
  createdAt: number;
  lifetimeSeconds: number;
  pix: SimulatedPix[];
}

export interface ChargesState {
  charges: SimulatedCharge[];
  webhooks: Record<string, string>;
}

export type ChargeRequest = Pick<SimulatedCharge, 'amountCents' | 'description' | 'key' | 'lifetimeSeconds'>;

const BANK_ISPB = '90400888';
const REFUND_DAYS = 90;
const DAY_MS = 86_400_000;

export class Charges {
  readonly #charges: Map<string, SimulatedCharge>;

  constructor(
    private readonly clock: Clock,
    charges: readonly SimulatedCharge[],
  ) {
    this.#charges = new Map(charges.map((charge) => [charge.txid, charge]));
  }

  put(txid: string, request: ChargeRequest): SimulatedCharge | null {
    const earlier = this.#charges.get(txid);
    if (!earlier) return this.#add(txid, request);
    if (earlier.status !== 'ATIVA') return null;
    const isSame = Object.entries(request).every(
      ([name, value]) => earlier[name as keyof ChargeRequest] === value,
    );
    if (!isSame) Object.assign(earlier, request, { revision: earlier.revision + 1 });
    return earlier;
  }

  get(txid: string): SimulatedCharge | null {
    return this.#charges.get(txid) ?? null;
  }

  list(): SimulatedCharge[] {
    return [...this.#charges.values()].reverse();
  }

  findPix(endToEndId: string): SimulatedPix | null {
    const all = this.list().flatMap(({ pix }) => pix);
    return all.find((pix) => pix.endToEndId === endToEndId) ?? null;
  }

  isExpired({ createdAt, lifetimeSeconds }: SimulatedCharge): boolean {
    return createdAt + lifetimeSeconds * 1000 <= this.#now();
  }

  pay(
    charge: SimulatedCharge,
    { isLate = false, amountCents = charge.amountCents }: Paying = {},
  ): SimulatedPix | null {
    if (charge.status !== 'ATIVA' || (this.isExpired(charge) && !isLate)) return null;
    const at = this.#now();
    const pix = { endToEndId: endToEndId('E', at), txid: charge.txid, amountCents, at, refunds: [] };
    charge.pix.push(pix);
    charge.status = 'CONCLUIDA';
    return pix;
  }

  remove(charge: SimulatedCharge): boolean {
    if (charge.status !== 'ATIVA') return false;
    charge.status = 'REMOVIDA_PELO_USUARIO_RECEBEDOR';
    charge.revision += 1;
    return true;
  }

  refund(pix: SimulatedPix, { id, amountCents, nature = 'ORIGINAL' }: WantedRefund): SimulatedRefund | null {
    const isOver = this.#now() > pix.at + REFUND_DAYS * DAY_MS;
    const isUsed = pix.refunds.some((refund) => refund.id === id);
    if (isUsed || isOver || amountCents > leftCents(pix) || amountCents <= 0) return null;
    const refund: SimulatedRefund = {
      id,
      status: 'EM_PROCESSAMENTO',
      amountCents,
      nature,
      reason: null,
      askedAt: this.#now(),
      endedAt: null,
    };
    pix.refunds.push(refund);
    return refund;
  }

  endRefund(refund: SimulatedRefund, status: Exclude<RefundStatus, 'EM_PROCESSAMENTO'>): void {
    const reason = status === 'DEVOLVIDO' ? null : 'Conta do pagador encerrada.';
    Object.assign(refund, { status, reason, endedAt: this.#now() });
  }

  #add(txid: string, request: ChargeRequest): SimulatedCharge {
    const digest = createHash('sha256').update(`${txid}${this.#now()}`).digest('hex').slice(0, 32);
    const charge: SimulatedCharge = {
      txid,
      ...request,
      status: 'ATIVA',
      revision: 0,
      pix: [],
      location: `pix.sandbox.invalid/qr/v2/${digest}`,
      createdAt: this.#now(),
    };
    this.#charges.set(txid, charge);
    forgetOldest(this.#charges, ({ status }) => status === 'ATIVA', this.#now());
    return charge;
  }

  #now(): number {
    return this.clock.now().getTime();
  }
}

export function codeOf({ location, amountCents }: SimulatedCharge): string {
  return pixCode({ location, amountCents, merchant: 'TORPEDO SANDBOX', city: 'SAO PAULO' });
}

export function leftCents({ amountCents, refunds }: SimulatedPix): number {
  const taken = refunds.filter(({ status }) => status !== 'NAO_REALIZADO');
  return taken.reduce((left, refund) => left - refund.amountCents, amountCents);
}

/** The bank, the time to the minute in UTC, and eleven random characters. */
export function endToEndId(kind: 'E' | 'D', at: number): string {
  const minute = new Date(at).toISOString().replace(/\D/g, '').slice(0, 12);
  return kind + BANK_ISPB + minute + randomBytes(6).toString('hex').slice(0, 11);
}
