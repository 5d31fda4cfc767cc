import type { Currency } from '../../../platform/money.js';

/** BRL per unit of the other currencies. */
export interface Rates {
  USD: number;
  EUR: number;
}

/** What a Pix charges for an amount of a wallet's currency. */
export interface Charge {
  /** Cents of BRL. */
  amountCents: number;
  fxRate: number;
}

const RATE_SCALE = 1_000_000n;

/** Rounds up to the cent, exactly: no binary fraction may add a cent of its own. */
export function chargeOf(amountCents: number, currency: Currency, rates: Rates): Charge {
  if (currency === 'BRL') return { amountCents, fxRate: 1 };
  const micros = BigInt(Math.round(rates[currency] * Number(RATE_SCALE)));
  const exact = BigInt(amountCents) * micros;
  return {
    amountCents: Number((exact + RATE_SCALE - 1n) / RATE_SCALE),
    fxRate: Number(micros) / Number(RATE_SCALE),
  };
}
