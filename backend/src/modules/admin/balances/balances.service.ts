import type { UnitOfWork } from '../../../platform/database/index.js';
import { DomainError, InvalidInputError, RefusedFieldError } from '../../../platform/errors/index.js';
import { formatMoney, type Currency } from '../../../platform/money.js';
import type { Platform } from '../../../platform/platform.js';
import type { AuthModule } from '../../auth/index.js';
import type { WalletModule } from '../../wallet/index.js';
import type { AdjustedBalanceDto, WaivedDebtDto } from '../admin.dto.js';
import type { StaffChange } from '../audit/audit.models.js';
import { givenReason, type StaffRequest } from '../audit/staff-action.js';
import { changeAsStaff } from '../audit/staff-change.js';

const CREATED = 201;

export interface BalanceChange {
  userId: string;
  currency: Currency;
}

interface Deps extends Pick<Platform, 'db' | 'clock' | 'random' | 'idempotency'> {
  auth: Pick<AuthModule, 'getAccount'>;
  wallet: Pick<WalletModule, 'adjust' | 'lockBalance' | 'waiveDebt'>;
}

function asDebit(error: unknown): never {
  if (!(error instanceof DomainError) || error.code !== 'INSUFFICIENT_BALANCE') throw error;
  throw new RefusedFieldError(error.code, 'amount_cents', 'balance_too_low', error.details);
}

const changedOf = (
  adjustmentId: string | null,
  after: BalanceChange & { changeCents: number; availableCents: number; heldCents: number },
): AdjustedBalanceDto => ({
  adjustment_id: adjustmentId,
  user_id: after.userId,
  currency: after.currency,
  amount_cents: after.changeCents,
  balance_cents: after.availableCents,
  held_cents: after.heldCents,
  balance_formatted: formatMoney(after.availableCents, after.currency),
});

export class BalancesService {
  constructor(private readonly deps: Deps) {}

  /** Adjusts once for each idempotency key. @throws DomainError NOT_FOUND, INSUFFICIENT_BALANCE, InvalidInputError */
  async adjust(
    change: BalanceChange & { changeCents: number; idempotencyKey: string | undefined },
    asked: StaffRequest,
  ): Promise<AdjustedBalanceDto> {
    const { userId, currency, changeCents } = change;
    const { origin, reason } = asked;
    if (changeCents === 0) throw new InvalidInputError({ amount_cents: 'not_zero' });
    // A dry run must leave the key free for the real change.
    const key = origin.isDryRun ? undefined : change.idempotencyKey;
    const scope = `${origin.staffId}:adjustment:${userId}`;
    const answer = await this.deps.idempotency.run(
      { scope, key, body: { currency, changeCents, reason } },
      async (claim) => {
        const changed = await this.#change(
          change,
          asked,
          () => changeCents,
          (unit, balance) => claim.complete(unit, { status: CREATED, body: balance }),
        );
        return { status: CREATED, body: changed };
      },
    );
    return answer.body as AdjustedBalanceDto;
  }

  /** @throws DomainError NOT_FOUND, BALANCE_CHANGED (with `balance_cents`), InvalidInputError */
  set(
    change: BalanceChange & { balanceCents: number; expectedCents: number | undefined },
    asked: StaffRequest,
  ): Promise<AdjustedBalanceDto> {
    const { balanceCents, expectedCents } = change;
    return this.#change(change, asked, (availableCents) => {
      if (expectedCents !== undefined && expectedCents !== availableCents) {
        throw new DomainError('BALANCE_CHANGED', { balance_cents: availableCents });
      }
      return balanceCents - availableCents;
    });
  }

  /** Changes nothing when the debt had already ended. @throws DomainError NOT_FOUND, InvalidInputError */
  async waiveDebt(
    { userId, debtId }: { userId: string; debtId: string },
    asked: StaffRequest,
  ): Promise<WaivedDebtDto> {
    await this.deps.auth.getAccount(userId);
    return changeAsStaff(this.deps, asked, async (unit) => {
      const { wallet, waivedCents } = await this.deps.wallet.waiveDebt(unit, userId, debtId);
      const { currency, owedCents } = wallet;
      const owed = owedCents - waivedCents;
      const waived: StaffChange = {
        action: 'balance.waive_debt',
        entityId: wallet.walletId,
        userId,
        before: { currency, owed_cents: owedCents },
        after: { currency, owed_cents: owed, debt_id: debtId },
      };
      return {
        result: { debt_id: debtId, user_id: userId, currency, waived_cents: waivedCents, owed_cents: owed },
        changes: waivedCents > 0 ? [waived] : [],
      };
    });
  }

  async #change(
    change: BalanceChange,
    asked: StaffRequest,
    changeFor: (availableCents: number) => number,
    alongWith?: (unit: UnitOfWork, changed: AdjustedBalanceDto) => Promise<void>,
  ): Promise<AdjustedBalanceDto> {
    const { auth } = this.deps;
    await auth.getAccount(change.userId);
    return changeAsStaff(this.deps, asked, async (unit) => {
      const { changed, changes } = await this.#post(unit, change, givenReason(asked)!, changeFor);
      await alongWith?.(unit, changed);
      return { result: changed, changes };
    });
  }

  async #post(
    unit: UnitOfWork,
    { userId, currency }: BalanceChange,
    reason: string,
    changeFor: (availableCents: number) => number,
  ): Promise<{ changed: AdjustedBalanceDto; changes: StaffChange[] }> {
    const { clock, random, wallet } = this.deps;
    const before = await wallet.lockBalance(unit, userId, currency);
    const changeCents = changeFor(before.availableCents);
    const { walletId, availableCents, heldCents } = before;
    if (changeCents === 0) {
      return {
        changed: changedOf(null, { userId, currency, changeCents, availableCents, heldCents }),
        changes: [],
      };
    }
    const adjustment = { id: random.id(), userId, currency, changeCents, note: reason, at: clock.now() };
    const after = await wallet.adjust(unit, adjustment).catch(asDebit);
    const change: StaffChange = {
      action: 'balance.adjust',
      entityId: walletId,
      userId,
      before: { currency, balance_cents: availableCents },
      after: { currency, balance_cents: after.availableCents, adjustment_id: adjustment.id },
    };
    return {
      changed: changedOf(adjustment.id, { ...after, userId, currency, changeCents }),
      changes: [change],
    };
  }
}
