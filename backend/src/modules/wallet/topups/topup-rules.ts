import { isValidCpf } from '../../../platform/cpf.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Currency } from '../../../platform/money.js';

const MINUTE_MS = 60_000;

/** The shortest lifetime that Mercado Pago accepts. */
const GATEWAY_SHORTEST_LIFETIME_MS = 30 * MINUTE_MS;

/** The additional minutes allow for slow clocks and repeated calls. */
const MINIMUM_GATEWAY_LIFETIME_MS = GATEWAY_SHORTEST_LIFETIME_MS + 5 * MINUTE_MS;

/** A payment that is under way when the customer's time ends still counts. */
const GATEWAY_MARGIN_MS = 5 * MINUTE_MS;

const UNWRITABLE_CHARACTERS = /[\p{Cc}\p{Cs}]+/gu;
const DEFAULT_DESCRIPTION = 'Wallet deposit';

const WRITTEN_CPF = /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/;

export interface AmountLimits {
  topup_minimum_cents: number;
  topup_maximum_cents: number;
}

/** @throws DomainError MINIMUM_AMOUNT, MAXIMUM_AMOUNT */
export function assertAmount(amountCents: number, limits: AmountLimits): void {
  if (amountCents < limits.topup_minimum_cents) {
    throw new DomainError('MINIMUM_AMOUNT', { minimum_cents: limits.topup_minimum_cents });
  }
  if (amountCents > limits.topup_maximum_cents) {
    throw new DomainError('MAXIMUM_AMOUNT', { maximum_cents: limits.topup_maximum_cents });
  }
}

/** Removes characters that the database or the gateway refuses. */
export function descriptionOf(written: string | undefined): string {
  const text = written?.replace(UNWRITABLE_CHARACTERS, ' ').trim();
  return text || DEFAULT_DESCRIPTION;
}

/** Null where none was given and none is needed. @throws DomainError INVALID_CPF */
export function payerCpfOf(written: string | undefined, currency: Currency): string | null {
  if (written === undefined && currency !== 'BRL') return null;
  const text = written?.trim() ?? '';
  const digits = text.replace(/\D/g, '');
  if (!WRITTEN_CPF.test(text) || !isValidCpf(digits)) throw new DomainError('INVALID_CPF');
  return digits;
}

export function expiriesOf(now: Date, expirySeconds: number): { expiresAt: Date; gatewayExpiresAt: Date } {
  const shownMs = expirySeconds * 1000;
  const gatewayMs = Math.max(MINIMUM_GATEWAY_LIFETIME_MS, shownMs + GATEWAY_MARGIN_MS);
  return {
    expiresAt: new Date(now.getTime() + shownMs),
    gatewayExpiresAt: new Date(now.getTime() + gatewayMs),
  };
}

export function isRepeatable({ gatewayExpiresAt }: { gatewayExpiresAt: Date }, now: Date): boolean {
  return gatewayExpiresAt.getTime() - now.getTime() > GATEWAY_SHORTEST_LIFETIME_MS + MINUTE_MS;
}

/** BRL for one unit of each other currency. */
export interface Rates {
  USD: number;
  EUR: number;
}

export interface Charge {
  amountCents: number;
  fxRate: number;
}

/** @throws DomainError RATE_CHANGED where the customer would pay more than we showed */
export function assertSeenRate({ amountCents, fxRate }: Charge, seenRate: number | undefined): void {
  if (seenRate !== undefined && fxRate > seenRate) {
    throw new DomainError('RATE_CHANGED', { fx_rate: fxRate, charge_amount_cents: amountCents });
  }
}

const RATE_SCALE = 1_000_000n;

/** Rounds up to the cent, with integers, because a binary fraction could add a cent. */
export function chargeOf(amountCents: number, currency: Currency, rates: Rates): Charge {
  if (currency === 'BRL') return { amountCents, fxRate: 1 };
  const micros = BigInt(Math.round(rates[currency] * Number(RATE_SCALE)));
  const exact = BigInt(amountCents) * micros;
  return {
    amountCents: Number((exact + RATE_SCALE - 1n) / RATE_SCALE),
    fxRate: Number(micros) / Number(RATE_SCALE),
  };
}
