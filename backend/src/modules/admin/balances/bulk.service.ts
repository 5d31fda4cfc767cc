import { createHash } from 'node:crypto';
import { DomainError, FIELD_TEXTS, InvalidInputError } from '../../../platform/errors/index.js';
import type { Language } from '../../../platform/languages.js';
import type { Currency } from '../../../platform/money.js';
import type { Platform } from '../../../platform/platform.js';
import type { Account, AuthModule } from '../../auth/index.js';
import type { LedgerEntry, WalletModule } from '../../wallet/index.js';
import { changeOf } from '../../wallet/index.js';
import type { OperationDto } from '../admin.dto.js';
import { adjustmentsOfRequest } from '../audit/audit-list.read-model.js';
import { assertMayDo, givenReason, type StaffRequest } from '../audit/staff-action.js';
import { changeAsStaff } from '../audit/staff-change.js';
import type { BulkLineDto, BulkLineRequestDto, BulkReportDto } from './bulk.dto.js';

const REFUSALS = {
  unknown_user: 'NOT_FOUND',
  balance_too_low: 'INSUFFICIENT_BALANCE',
  reference_used: 'IDEMPOTENCY_CONFLICT',
  reference_repeated: 'IDEMPOTENCY_CONFLICT',
  not_zero: 'VALIDATION_ERROR',
  reason_required: 'VALIDATION_ERROR',
} as const;

interface Line extends BulkLineRequestDto {
  reason: string | undefined;
}

interface CheckedLine extends Line {
  currency: Currency;
  line: number;
  /** The id of the adjustment, made from the reference. The ledger posts each id only once. */
  id: string;
  account: Account | null;
  isApplied: boolean;
  problem: { field: string; text: keyof typeof REFUSALS } | null;
  balanceCents: number | null;
}

interface Outcome extends CheckedLine {
  status: BulkLineDto['status'];
}

interface Deps extends Pick<Platform, 'db' | 'clock'> {
  auth: Pick<AuthModule, 'findAccounts'>;
  wallet: Pick<WalletModule, 'walletsOf' | 'adjustmentsOf' | 'adjust' | 'lockBalance'>;
}

const UUID_BYTES = 16;

/** The same reference always gives the same id, so an adjustment is never posted twice. */
function idOf(reference: string): string {
  const bytes = createHash('sha256').update(`bulk adjustment ${reference}`).digest().subarray(0, UUID_BYTES);
  // Version 8 of RFC 9562 and its variant: a UUID with bits of our own.
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const walletKey = (userId: string, currency: Currency) => `${userId} ${currency}`;

export class BulkAdjustmentsService {
  constructor(private readonly deps: Deps) {}

  async check(lines: readonly Line[], language: Language): Promise<BulkReportDto> {
    const checked = (await this.#checked(lines)).map(outcomeUnposted);
    return reportOf(checked, null, language);
  }

  /**
   * Posts each line in its own transaction. A repeated call continues after an interruption.
   * @throws InvalidInputError naming every line that cannot be posted; in that case no line was posted
   */
  async run(lines: readonly Line[], language: Language, asked: StaffRequest): Promise<BulkReportDto> {
    const checked = await this.#checked(lines);
    const problems = checked.flatMap(({ line, problem }) =>
      problem ? [[`lines.${line - 1}.${problem.field}`, problem.text] as const] : [],
    );
    if (problems.length > 0) throw new InvalidInputError(Object.fromEntries(problems));
    return reportOf(await this.#postAll(checked, asked), asked.origin.requestId, language);
  }

  /**
   * Posts the contrary of each adjustment of an operation, as an operation of its own. An adjustment is undone once, so
   * a repeated call continues after an interruption. Null when the operation adjusted no balance.
   * @throws DomainError, InvalidInputError as `assertMayDo`
   */
  async undo(operationId: string, request: StaffRequest): Promise<OperationDto | null> {
    const { db, wallet } = this.deps;
    const ids = await adjustmentsOfRequest(db.sql, operationId);
    if (ids.length === 0) return null;
    const asked: StaffRequest = { ...request, action: 'balance.adjust' };
    assertMayDo(asked);
    const posted = await wallet.adjustmentsOf(ids);
    // Backwards, so that what was taken is given back before what was given is taken.
    const entries = ids.toReversed().flatMap((id) => posted.find((entry) => entry.referenceId === id) ?? []);
    const checked = await this.#checked(
      entries.map((entry) => ({
        user: entry.userId,
        amount_cents: -changeOf(entry, 'available'),
        currency: entry.currency,
        reason: asked.reason,
        reference: `undo of ${entry.referenceId}`,
      })),
    );
    const { isDryRun, requestId } = asked.origin;
    const outcomes = isDryRun ? checked.map(outcomeUnposted) : await this.#postAll(checked, asked);
    const named = outcomes.map((outcome, index) => ({ ...outcome, reference: entries[index]!.referenceId }));
    return operationOf(named, isDryRun ? null : requestId);
  }

  async #postAll(lines: readonly CheckedLine[], asked: StaffRequest): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const line of lines) outcomes.push(await this.#post(line, asked));
    return outcomes;
  }

  async #post(line: CheckedLine, asked: StaffRequest): Promise<Outcome> {
    // Whether the money is enough is for the ledger to say: another call may have posted the line since the check.
    if (line.problem && line.problem.text !== 'balance_too_low') return outcomeUnposted(line);
    try {
      const { moved, balanceCents } = await this.#adjust(line, asked);
      return { ...line, problem: null, balanceCents, status: moved ? 'applied' : 'already_applied' };
    } catch (error) {
      // The money was spent or the account deleted after the check. The other lines go on.
      const problem = error instanceof DomainError ? refusalOf(error) : null;
      if (!problem) throw error;
      return { ...line, problem, balanceCents: null, status: 'refused' };
    }
  }

  #adjust(line: CheckedLine, asked: StaffRequest): Promise<{ moved: boolean; balanceCents: number }> {
    const { clock, wallet } = this.deps;
    const { id, currency, amount_cents: changeCents, reason, reference } = line;
    const userId = line.account!.id;
    return changeAsStaff(this.deps, { ...asked, reason }, async (unit) => {
      const before = await wallet.lockBalance(unit, userId, currency);
      const posting = await wallet.adjust(unit, {
        id,
        userId,
        currency,
        changeCents,
        note: givenReason({ reason })!,
        at: clock.now(),
      });
      const result = { moved: posting.moved, balanceCents: posting.availableCents };
      if (!posting.moved) return { result, changes: [] };
      const change = {
        action: 'balance.adjust',
        entityId: before.walletId,
        userId,
        before: { currency, balance_cents: before.availableCents },
        after: { currency, balance_cents: posting.availableCents, adjustment_id: id, reference },
      } as const;
      return { result, changes: [change] };
    });
  }

  async #checked(lines: readonly Line[]): Promise<CheckedLine[]> {
    const { auth, wallet } = this.deps;
    const ids = lines.map(({ reference }) => idOf(reference));
    const [accounts, posted] = await Promise.all([
      auth.findAccounts(lines.map(({ user }) => user)),
      wallet.adjustmentsOf(ids),
    ]);
    const postedById = new Map(posted.map((entry) => [entry.referenceId, entry]));
    const found = [...new Set([...accounts.values()].map(({ id }) => id))];
    const balances = new Map(
      (await wallet.walletsOf(found)).map((opened) => [
        walletKey(opened.userId, opened.currency),
        opened.availableCents,
      ]),
    );
    const seen = new Set<string>();
    return lines.map((given, index) => {
      const line = { ...given, currency: given.currency ?? 'BRL' };
      const id = ids[index]!;
      const account = accounts.get(line.user) ?? null;
      const entry = postedById.get(id) ?? null;
      const problem = seen.has(id)
        ? ({ field: 'reference', text: 'reference_repeated' } as const)
        : problemOf(line, account, entry);
      seen.add(id);
      const checked = { ...line, line: index + 1, id, account, isApplied: entry !== null };
      if (problem || !account || entry) return { ...checked, problem, balanceCents: null };
      const key = walletKey(account.id, line.currency);
      const after = (balances.get(key) ?? 0) + line.amount_cents;
      if (after < 0) {
        return {
          ...checked,
          problem: { field: 'amount_cents', text: 'balance_too_low' },
          balanceCents: null,
        };
      }
      balances.set(key, after);
      return { ...checked, problem: null, balanceCents: after };
    });
  }
}

function refusalOf({ code }: DomainError): CheckedLine['problem'] {
  if (code === 'INSUFFICIENT_BALANCE') return { field: 'amount_cents', text: 'balance_too_low' };
  return code === 'NOT_FOUND' ? { field: 'user', text: 'unknown_user' } : null;
}

function problemOf(
  line: Line & { currency: Currency },
  account: Account | null,
  entry: LedgerEntry | null,
): CheckedLine['problem'] {
  if (!account) return { field: 'user', text: 'unknown_user' };
  if (line.amount_cents === 0) return { field: 'amount_cents', text: 'not_zero' };
  if (givenReason(line) === null) return { field: 'reason', text: 'reason_required' };
  if (!entry) return null;
  const isSame =
    entry.userId === account.id &&
    entry.currency === line.currency &&
    changeOf(entry, 'available') === line.amount_cents;
  return isSame ? null : { field: 'reference', text: 'reference_used' };
}

function outcomeUnposted(line: CheckedLine): Outcome {
  if (line.problem) return { ...line, status: 'refused' };
  return { ...line, status: line.isApplied ? 'already_applied' : 'ready' };
}

function presented({ account, problem, ...line }: Outcome, language: Language): BulkLineDto {
  return {
    line: line.line,
    reference: line.reference,
    user: account && { id: account.id, email: account.email },
    amount_cents: line.amount_cents,
    currency: line.currency,
    status: line.status,
    problem: problem && FIELD_TEXTS[problem.text][language],
    balance_cents: line.balanceCents,
  };
}

const countOf = (outcomes: readonly Outcome[], wanted: BulkLineDto['status']) =>
  outcomes.filter(({ status }) => status === wanted).length;

function operationOf(outcomes: readonly Outcome[], operationId: string | null): OperationDto {
  return {
    operation_id: operationId,
    changed: countOf(outcomes, operationId === null ? 'ready' : 'applied'),
    skipped: countOf(outcomes, 'already_applied'),
    refused: outcomes.flatMap(({ reference, problem }) =>
      problem ? [{ id: reference, code: REFUSALS[problem.text] }] : [],
    ),
  };
}

function reportOf(
  outcomes: readonly Outcome[],
  operationId: string | null,
  language: Language,
): BulkReportDto {
  return {
    ...operationOf(outcomes, operationId),
    dry_run: operationId === null,
    ready: countOf(outcomes, 'ready'),
    applied: countOf(outcomes, 'applied'),
    already_applied: countOf(outcomes, 'already_applied'),
    lines: outcomes.map((outcome) => presented(outcome, language)),
  };
}
