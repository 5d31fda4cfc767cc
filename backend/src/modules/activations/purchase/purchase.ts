import type { Language } from '../../../platform/languages.js';
import type { Currency } from '../../../platform/money.js';
import type { Activation } from '../activation.js';

/** Why a number was not had, in the words of the API. */
export const FAILURE_CODES = [
  'NO_NUMBERS',
  'INVALID_SERVICE',
  'INVALID_COUNTRY',
  'SERVICE_IN_INCUBATION',
  'PROVIDER_CONNECTION',
  'PROVIDER_INTERNAL',
  'PROVIDER_NO_BALANCE',
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

export interface PurchaseAttempt {
  /** Which of the numbers asked for, from 1. */
  number: number;
  attempt: number;
  outcome: 'bought' | 'refused' | 'unknown';
}

/** How the request for one number ended, as far as is known. */
export type NumberResult =
  | { kind: 'allotted'; activation: Activation }
  | { kind: 'failed'; code: FailureCode }
  /** The provider may have sold one: settled at the latest then. */
  | { kind: 'unknown'; settlesBy: Date };

/** A purchase and how it ended. */
export interface PurchaseResult {
  purchaseId: string;
  unitPriceCents: number;
  currency: Currency;
  language: Language;
  attempts: PurchaseAttempt[];
  numbers: NumberResult[];
}
