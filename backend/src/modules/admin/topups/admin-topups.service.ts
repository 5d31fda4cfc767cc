import { mapList, type ListQuery } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { AuthModule } from '../../auth/index.js';
import {
  presentLedgerEntry,
  type AdminTopupDetailDto,
  type AdminTopupDto,
  type TopupFilter,
  type WalletModule,
} from '../../wallet/index.js';
import type { StaffChange } from '../audit/audit.models.js';
import type { StaffRequest } from '../audit/staff-action.js';
import { changeAsStaff } from '../audit/staff-change.js';
import { withCustomers } from '../users/admin-users.service.js';
import type { RefundedTopupDto } from './topup.dto.js';

const CREATED = 201;

interface Deps extends Pick<Platform, 'db' | 'clock' | 'idempotency'> {
  auth: Pick<AuthModule, 'peopleOf'>;
  wallet: Pick<WalletModule, 'staffTopups' | 'transfersOf'>;
}

export class AdminTopupsService {
  readonly list: ListQuery<AdminTopupDto, TopupFilter, 'created_at'>;

  constructor(private readonly deps: Deps) {
    this.list = mapList(deps.wallet.staffTopups.list, (topups) => withCustomers(deps.auth, topups));
  }

  /** @throws DomainError NOT_FOUND */
  async get(id: string): Promise<AdminTopupDetailDto> {
    const { auth, wallet } = this.deps;
    const found = await wallet.staffTopups.find(id);
    if (!found) throw new DomainError('NOT_FOUND');
    const references = [
      id,
      ...found.steps.map((step) => step.id),
      ...found.payouts.map((payout) => payout.id),
    ];
    const [[topup], transfers] = await Promise.all([
      withCustomers(auth, [found]),
      wallet.transfersOf(references),
    ]);
    return { ...topup!, transfers: transfers.map(presentLedgerEntry) };
  }

  /** Skips the reading when the last one was seconds ago. @throws DomainError NOT_FOUND */
  async reread(id: string, request: StaffRequest): Promise<AdminTopupDetailDto> {
    const topup = await this.get(id);
    const change: StaffChange = {
      action: 'topup.reread',
      entityId: id,
      userId: topup.user_id,
      before: null,
      after: null,
    };
    await changeAsStaff(this.deps, request, () => Promise.resolve({ result: null, changes: [change] }));
    await this.deps.wallet.staffTopups.reread(id);
    return this.get(id);
  }

  /**
   * When the gateway refuses, the money goes back to the wallet and the payout says why.
   * @throws DomainError NOT_FOUND, PAYOUT_NOT_POSSIBLE, PAYOUT_PENDING, PAYOUT_TOO_HIGH
   */
  async refund(
    id: string,
    request: StaffRequest,
    { amountCents, idempotencyKey }: { amountCents: number | null; idempotencyKey: string | undefined },
  ): Promise<RefundedTopupDto> {
    const topup = await this.get(id);
    const { origin, reason } = request;
    // A dry run must leave the key free for the real change.
    const key = origin.isDryRun ? undefined : idempotencyKey;
    const scope = `${origin.staffId}:topup-refund:${id}`;
    const body = { amountCents, reason: reason ?? null };
    const { staffTopups } = this.deps.wallet;
    const answer = await this.deps.idempotency.run({ scope, key, body }, async (claim) => {
      const payoutId = await changeAsStaff(this.deps, request, async (unit) => {
        const begun = await staffTopups.beginRefund(unit, id, amountCents);
        await claim.complete(unit, { status: CREATED, body: { payout_id: begun.id } });
        const { currency } = topup;
        const { availableCents, amountCents: takenCents } = begun.posting;
        const change: StaffChange = {
          action: 'topup.refund',
          entityId: id,
          userId: topup.user_id,
          before: {
            currency,
            balance_cents: availableCents + takenCents,
            returned_cents: topup.returned_amount_cents,
          },
          after: {
            currency,
            balance_cents: availableCents,
            returned_cents: topup.returned_amount_cents + takenCents,
            payout_id: begun.id,
          },
        };
        return { result: begun.id, changes: [change] };
      });
      await staffTopups.carryOutRefund(payoutId);
      return { status: CREATED, body: { payout_id: payoutId } };
    });
    const { payout_id: payoutId } = answer.body as { payout_id: string };
    const after = await this.get(id);
    return { payout: after.payouts.find((payout) => payout.id === payoutId)!, topup: after };
  }
}
