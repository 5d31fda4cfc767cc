import type { UnitOfWork } from '../../../platform/database/index.js';
import type { Language } from '../../../platform/languages.js';
import type { Currency } from '../../../platform/money.js';

/** What has to end, or be given up, before an account can be deleted. */
export type OpenMatter =
  | { kind: 'open_activations'; count: number }
  | { kind: 'held_money'; currency: Currency; amountCents: number }
  | { kind: 'pending_payout'; currency: Currency; amountCents: number }
  | { kind: 'debt'; currency: Currency; amountCents: number }
  /** What can be spent; its owner may give it up. */
  | { kind: 'balance'; currency: Currency; amountCents: number };

export interface AccountDataHolder {
  /** Locks them until the unit of work ends. */
  openMatters(userId: string, unit: UnitOfWork): Promise<OpenMatter[]>;
  /** In wire names, by section. */
  exportOf(userId: string, language: Language): Promise<Record<string, unknown>>;
  erase(userId: string, unit: UnitOfWork): Promise<void>;
}
