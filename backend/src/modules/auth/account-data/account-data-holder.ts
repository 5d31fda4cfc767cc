import type { UnitOfWork } from '../../../platform/database/index.js';
import type { Language } from '../../../platform/languages.js';
import type { Currency } from '../../../platform/money.js';

/** Something that a deletion would cut off. */
export type OpenMatter =
  | { kind: 'open_activations'; count: number }
  /** Money reserved for numbers in use. */
  | { kind: 'held_money'; currency: Currency; amountCents: number }
  /** Money on its way back to its payer: should that fail, it needs its wallet. */
  | { kind: 'pending_payout'; currency: Currency; amountCents: number }
  /** What a chargeback took after it was spent: repaid, or given up by staff, before the account can go. */
  | { kind: 'debt'; currency: Currency; amountCents: number }
  /** Money that can be spent: its owner may give it up. */
  | { kind: 'balance'; currency: Currency; amountCents: number };

/** A module that keeps data about accounts. */
export interface AccountDataHolder {
  /** What the account has open; it stays as it is until the unit of work ends. */
  openMatters(userId: string, unit: UnitOfWork): Promise<OpenMatter[]>;
  /** Everything that its owner may have, in wire names, by section. */
  exportOf(userId: string, language: Language): Promise<Record<string, unknown>>;
  /** Removes what tells about the person, and gives up the money that is left; nothing is open any more. */
  erase(userId: string, unit: UnitOfWork): Promise<void>;
}
