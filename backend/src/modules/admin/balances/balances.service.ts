import type { Clock } from '../../../platform/clock.js';
import type { Database, UnitOfWork } from '../../../platform/database/index.js';
import { DomainError, InvalidInputError, RefusedFieldError } from '../../../platform/errors/index.js';
import type { Idempotency } from '../../../platform/idempotency/index.js';

import type { Currency } from '../../../platform/money.js';
import type { Random } from '../../../platform/random.js';
import type { AuthModule } from '../../auth/index.js';
import type { WalletModule } from '../../wallet/index.js';
import type { AdjustedBalanceDto } from '../admin.dto.js';
import { changeAsStaff, type StaffChange } from '../audit/staff-change.js';
import { requiredReason, type StaffOrigin } from '../audit/staff-action.js';
import { presentChangedBalance, type ChangedBalance } from '../admin.presenter.js';

const CREATED = 201;

export interface BalanceChange {
  userId: string;
  currency: Currency;
  reason: string;
  origin: StaffOrigin;
}

interface Deps {
  db: Database;
  idempotency: Idempotency;
  clock: Clock;
  random: Random;
  auth: Pick<AuthModule, 'getAccount'>;
  wallet: Pick<WalletModule, 'adjust' | 'lockBalance'>;
}

/** The refusal for staff, who take money from a wallet and do not buy. */
function asDebit(error: unknown): never {
  if (!(error instanceof DomainError) || error.code !== 'INSUFFICIENT_BALANCE') throw error;
  throw new RefusedFieldError(error.code, 'amount_cents', 'balance_too_low', error.details);
}

/** Lets staff add and take money; held money is never touched. */
export class BalancesService {
  constructor(private readonly deps: Deps) {}

  /**
   * Adds cents, or takes them when negative: once for each idempotency key.
   * @throws DomainError NOT_FOUND, INSUFFICIENT_BALANCE, InvalidInputError
   */
  async adjust(
    change: BalanceChange & { changeCents: number; idempotencyKey: string | undefined },
  ): Promise<AdjustedBalanceDto> {
    const { userId, currency, changeCents, reason, origin } = change;
    if (changeCents === 0) throw new InvalidInputError({ amount_cents: 'not_zero' });
    // A trial must not take the key of the change itself.
    const key = origin.isDryRun ? undefined : change.idempotencyKey;
    const scope = `${origin.staffId}:adjustment:${userId}`;
    const answer = await this.deps.idempotency.run(
      { scope, key, body: { currency, changeCents, reason } },
      async (claim) => {
        const changed = await this.#change(
          change,
          () => changeCents,
          (unit, balance) => claim.complete(unit, { status: CREATED, body: presentChangedBalance(balance) }),
        );
        return { status: CREATED, body: presentChangedBalance(changed) };
      },
    );
    return answer.body as AdjustedBalanceDto;
  }

  /**
   * Sets the spendable balance.
   * @throws DomainError NOT_FOUND, BALANCE_CHANGED (with `balance_cents`) when it is not what was expected,
   * InvalidInputError
   */
  async set(
    change: BalanceChange & { balanceCents: number; expectedCents: number | undefined },
  ): Promise<AdjustedBalanceDto> {
    const { balanceCents, expectedCents } = change;
    const changed = await this.#change(change, (availableCents) => {
      if (expectedCents !== undefined && expectedCents !== availableCents) {
        throw new DomainError('BALANCE_CHANGED', { balance_cents: availableCents });
      }
      return balanceCents - availableCents;
    });
    return presentChangedBalance(changed);
  }

  async #change(
    change: BalanceChange,
    changeFor: (availableCents: number) => number,
    alongWith?: (unit: UnitOfWork, changed: ChangedBalance) => Promise<void>,
  ): Promise<ChangedBalance> {
    const { auth } = this.deps;
    const reason = requiredReason(change.reason);
    await auth.getAccount(change.userId);
    return changeAsStaff(this.deps, { origin: change.origin, reason }, async (unit) => {
      const { changed, changes } = await this.#post(unit, { ...change, reason }, changeFor);
      await alongWith?.(unit, changed);
      return { result: changed, changes };
    });
  }

  async #post(
    unit: UnitOfWork,
    { userId, currency, reason }: BalanceChange,
    changeFor: (availableCents: number) => number,
  ): Promise<{ changed: ChangedBalance; changes: StaffChange[] }> {
    const { clock, random, wallet } = this.deps;
    const before = await wallet.lockBalance(unit, userId, currency);
    const changeCents = changeFor(before.availableCents);
    if (changeCents === 0) {
      return { changed: { adjustmentId: null, userId, changeCents, ...before }, changes: [] };
    }
    const adjustment = { id: random.id(), userId, currency, changeCents, note: reason, at: clock.now() };
    const after = await wallet.adjust(unit, adjustment).catch(asDebit);
    const { availableCents, heldCents } = after;
    const change: StaffChange = {
      action: 'balance.adjust',
      entity: { type: 'wallet', id: before.walletId },
      userId,
      before: { currency, balance_cents: before.availableCents },
      after: { currency, balance_cents: availableCents, adjustment_id: adjustment.id },
    };
    return {
      changed: { adjustmentId: adjustment.id, userId, currency, changeCents, availableCents, heldCents },
      changes: [change],
    };
  }
}
