import type { Currency } from './limits';

const BRL_PRESETS = [500, 1_000, 2_500, 5_000, 10_000];
const OTHER_PRESETS = [400, 1_000, 2_500, 10_000, 20_000];

/** In cents. */
export function presetsOf(currency: Currency): number[] {
  return currency === 'BRL' ? BRL_PRESETS : OTHER_PRESETS;
}

/** The smallest preset that covers the missing amount, in cents; that amount itself where none covers it. */
export function amountCovering(missingCents: number, currency: Currency): number {
  return presetsOf(currency).find((cents) => cents >= missingCents) ?? missingCents;
}

const NAMED_GATEWAYS = ['MERCADOPAGO', 'PIX'] as const;

/** An unknown gateway is `other`: it never gets the name of another gateway. */
export function wordOfGateway(code: string | null): (typeof NAMED_GATEWAYS)[number] | 'other' {
  return NAMED_GATEWAYS.find((named) => named === code) ?? 'other';
}
