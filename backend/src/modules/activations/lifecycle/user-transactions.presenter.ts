import type { Language } from '../../../platform/languages.js';
import type { UserTransactionsDto } from '../activation.dto.js';
import type { PresentActivation } from '../activation.presenter.js';
import type { UserTransactions } from './user-transactions.service.js';

export function presentUserTransactions(
  { open, recent, slots, messagesToday }: UserTransactions,
  present: PresentActivation,
  language: Language,
): UserTransactionsDto {
  return {
    active_transactions: open.map((activation) => present(activation, language)),
    recent_completed: recent.map((activation) => present(activation, language)),
    slots,
    sms_today: messagesToday,
  };
}
