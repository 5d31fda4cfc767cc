import type { Language } from '../../../platform/languages.js';
import type { UserTransactionsDto } from '../activation.dto.js';
import { presentActivation } from '../activation.presenter.js';
import type { UserTransactions } from './user-transactions.service.js';

export function presentUserTransactions(
  { open, recent, slots, messagesToday }: UserTransactions,
  language: Language,
): UserTransactionsDto {
  return {
    active_transactions: open.map((activation) => presentActivation(activation, language)),
    recent_completed: recent.map((activation) => presentActivation(activation, language)),
    slots,
    sms_today: messagesToday,
  };
}
