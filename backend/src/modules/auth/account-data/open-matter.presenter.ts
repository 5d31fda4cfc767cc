import type { AccountInUseErrorDto } from '../../../platform/errors/index.js';
import type { OpenMatter } from './account-data-holder.js';

type Open = Exclude<OpenMatter, { kind: 'balance' }>;
type Balance = Extract<OpenMatter, { kind: 'balance' }>;

export function presentOpen(matter: Open): AccountInUseErrorDto['open'][number] {
  switch (matter.kind) {
    case 'open_activations':
      return { kind: matter.kind, count: matter.count };
    case 'held_money':
      return { kind: matter.kind, currency: matter.currency, held_cents: matter.amountCents };
    case 'debt':
      return { kind: matter.kind, currency: matter.currency, owed_cents: matter.amountCents };
    case 'pending_payout':
      return { kind: matter.kind, currency: matter.currency, amount_cents: matter.amountCents };
  }
}

export const presentBalance = ({ currency, amountCents }: Balance) => ({
  currency,
  balance_cents: amountCents,
});
