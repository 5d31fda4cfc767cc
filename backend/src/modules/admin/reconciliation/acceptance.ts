import type { Sql } from '../../../platform/database/index.js';
import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import { createBooks } from '../../wallet/index.js';
import type { StaffChange } from '../audit/audit.models.js';
import { createDifferenceStore } from './differences.store.js';

interface Acceptance {
  as: 'loss' | 'gain';
  reason: string | null;
  staffId: string;
  at: Date;
}

/**
 * Accepts an open difference and posts it, so that the books explain it from then on.
 * @throws DomainError NOT_FOUND, DIFFERENCE_CLOSED; InvalidInputError when `as` does not fit the amount
 */
export async function acceptDifference(
  sql: Sql,
  id: string,
  { as, reason, staffId, at }: Acceptance,
): Promise<StaffChange> {
  const store = createDifferenceStore(sql);
  const difference = await store.lock(id);
  if (!difference) throw new DomainError('NOT_FOUND');
  if (difference.state !== 'open') throw new DomainError('DIFFERENCE_CLOSED');
  const { checkName, subject, party, currency, amountMicros } = difference;
  if (amountMicros !== null && as !== (amountMicros < 0 ? 'loss' : 'gain')) {
    throw new InvalidInputError({ as: 'invalid' });
  }
  const books = createBooks(sql);
  if (checkName === 'wallets') await books.adjustToWallet(subject, id, reason, at);
  else if (amountMicros && currency) {
    const [family, place] = checkName === 'topups' ? ['gateway', 'clearing'] : ['provider', 'provider'];
    await books.move({
      kind: `${family}_${as === 'loss' ? 'lost' : 'gained'}` as 'provider_lost',
      id,
      account: `${place}:${party}`,
      currency,
      micros: Math.abs(amountMicros),
      at,
      note: reason,
    });
  }
  await store.accept(id, at, as, staffId, reason);
  const facts = { check: checkName, subject, currency, amount_micros: amountMicros };
  return {
    entityId: id,
    userId: null,
    before: { ...facts, state: 'open' },
    after: { ...facts, state: 'accepted', as },
  };
}
