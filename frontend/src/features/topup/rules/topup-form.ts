import { isValidCpf } from '../../../shared/format/cpf';
import type { Currency } from '../../../shared/limits';
import { presetsOf } from '../../../shared/topup-amounts';
import { figureFormat } from '../../../shared/format/figure-format';

/** The first amount in the form, in cents. */
export function firstAmount(currency: Currency): number {
  return presetsOf(currency)[2] ?? 0;
}

/** In cents of the wallet's currency. */
export interface TopupLimits {
  topup_minimum_cents: number;
  topup_maximum_cents: number;
}

export interface TopupForm {
  gateway: string | undefined;
  currency: Currency;
  cents: number;
  cpf: string;
}

export type TopupProblem = 'gatewayRequired' | 'validCpf' | 'minimumAmount' | 'maximumAmount';

export function topupProblems(
  { gateway, currency, cents, cpf }: TopupForm,
  { topup_minimum_cents, topup_maximum_cents }: TopupLimits,
): {
  gateway?: TopupProblem;
  cpf?: TopupProblem;
  amount?: TopupProblem;
} {
  return {
    ...(!gateway ? { gateway: 'gatewayRequired' as const } : {}),
    ...(currency === 'BRL' && !isValidCpf(cpf) ? { cpf: 'validCpf' as const } : {}),
    ...(cents < topup_minimum_cents ? { amount: 'minimumAmount' as const } : {}),
    ...(cents > topup_maximum_cents ? { amount: 'maximumAmount' as const } : {}),
  };
}

const MICROS = 1_000_000;

/** Converts cents of another currency to cents of BRL, rounded up as the server does. */
export function chargeOf(cents: number, rate: number): number {
  const micros = BigInt(cents) * BigInt(Math.round(rate * MICROS));
  return Number((micros + BigInt(MICROS - 1)) / BigInt(MICROS));
}

/** Formats a rate like "5,40", with two to four decimals. */
export function formatRate(rate: number): string {
  const format = figureFormat({ minimumFractionDigits: 2, maximumFractionDigits: 4 });
  return format.format(rate);
}
