import { mapList, type ListQuery, type UnitOfWork } from '../../../platform/database/index.js';
import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import type { Language } from '../../../platform/languages.js';
import type { Platform } from '../../../platform/platform.js';
import type { ActivationsModule, NumberOrder } from '../../activations/index.js';
import type { AuthModule } from '../../auth/index.js';
import {
  createCaseReplyStore,
  createCaseStore,
  readCases,
  replyTemplates,
  type CaseFilter,
  type CaseKind,
  type Evidence,
  type ListedCase,
  type StoredCase,
  type SuggestedDecision,
  type SupportModule,
} from '../../support/index.js';
import type { WalletModule } from '../../wallet/index.js';
import type { Facts, StaffChange } from '../audit/audit.models.js';
import { assertMayDo, type StaffRequest } from '../audit/staff-action.js';
import { assertUnchanged, changeAsStaff, changedAt } from '../audit/staff-change.js';
import { mailedAt, replyText } from './case-replies.service.js';
import type { OrderActionsService } from '../orders/order-actions.service.js';
import type {
  AdminCaseDetailDto,
  AdminCaseDto,
  CaseCountsDto,
  CaseEvidenceDto,
  DecideCaseRequestDto,
} from './admin-cases.dto.js';

const MOST_PEOPLE = 100;
const DAY_MS = 86_400_000;
const MOST_POSTPONED_MS = 30 * DAY_MS;

interface Deps extends Pick<Platform, 'db' | 'clock'> {
  auth: Pick<AuthModule, 'peopleOf' | 'accountList'>;
  activations: Pick<ActivationsModule, 'staffOrders'>;
  wallet: Pick<WalletModule, 'staffTopups'>;
  support: SupportModule;
  actions: Pick<OrderActionsService, 'refundWithin'>;
}

export class AdminCasesService {
  readonly list: ListQuery<AdminCaseDto, CaseFilter, 'due_at'>;

  constructor(private readonly deps: Deps) {
    this.list = mapList(deps.support.cases, (cases) => this.#withPeople(cases));
  }

  async searchOf(text: string): Promise<CaseFilter['search']> {
    const request = { filter: { search: text }, sort: 'created_at', direction: 'desc' } as const;
    const { items } = await this.deps.auth.accountList.page(request, { size: MOST_PEOPLE, page: 1 });
    return { text: text.replace(/^#/, ''), userIds: items.map(({ id }) => id) };
  }

  counts(staffId: string): Promise<CaseCountsDto> {
    return createCaseStore(this.deps.db.sql).counts(staffId, this.deps.clock.now());
  }

  /** @throws DomainError NOT_FOUND */
  async get(id: string): Promise<AdminCaseDetailDto> {
    const { sql } = this.deps.db;
    const [listed] = await readCases(sql, [id]);
    if (!listed) throw new DomainError('NOT_FOUND');
    const { row, facts, evidence, suggestion } = listed;
    const wanted = suggestion.decision === 'ask' ? null : suggestion.decision;
    const [[presented], alike] = await Promise.all([
      this.#withPeople([listed]),
      wanted ? createCaseStore(sql).alike(row.kind, suggestion.ground, wanted) : { decided: 0, same: 0 },
    ]);
    return {
      ...presented!,
      balance_cents: facts.balanceCents,
      evidence: evidence.map(presentEvidence),
      alike: { decided: alike.decided, as_suggested: alike.same },
      ...repliesTo(presented!),
    };
  }

  /** @throws DomainError NOT_FOUND, CASE_DECIDED, CHANGED_MEANWHILE */
  async assign(id: string, owner: 'me' | 'none', asked: StaffRequest): Promise<AdminCaseDetailDto> {
    const ownerId = owner === 'me' ? asked.origin.staffId : null;
    await changeAsStaff(this.deps, asked, async (unit) => {
      const before = await this.#locked(unit, id, asked);
      if (before.ownerId === ownerId) return { result: null, changes: [] };
      const at = changedAt(this.deps.clock.now(), before.updatedAt);
      await createCaseStore(unit.sql).assign(id, ownerId, at);
      const facts = { before: { is_taken: before.ownerId !== null }, after: { is_taken: ownerId !== null } };
      return { result: null, changes: [changeOf(before, facts)] };
    });
    return this.get(id);
  }

  /** @throws DomainError NOT_FOUND, CASE_DECIDED, CHANGED_MEANWHILE; InvalidInputError */
  async postpone(id: string, until: Date, asked: StaffRequest): Promise<AdminCaseDetailDto> {
    const now = this.deps.clock.now();
    if (until <= now) throw new InvalidInputError({ due_at: 'too_small' });
    if (until.getTime() > now.getTime() + MOST_POSTPONED_MS)
      throw new InvalidInputError({ due_at: 'too_large' });
    await changeAsStaff(this.deps, asked, async (unit) => {
      const before = await this.#locked(unit, id, asked);
      await createCaseStore(unit.sql).postpone(id, until, changedAt(now, before.updatedAt));
      const facts = {
        before: { due_at: before.dueAt.toISOString() },
        after: { due_at: until.toISOString() },
      };
      return { result: null, changes: [changeOf(before, facts)] };
    });
    return this.get(id);
  }

  /** @throws DomainError NOT_FOUND */
  async reread(id: string, asked: StaffRequest): Promise<AdminCaseDetailDto> {
    const { db, wallet } = this.deps;
    const found = await createCaseStore(db.sql).find(id);
    if (!found) throw new DomainError('NOT_FOUND');
    await changeAsStaff(this.deps, asked, () =>
      Promise.resolve({ result: null, changes: [changeOf(found, { before: {}, after: {} })] }),
    );
    if (found.topupId) await wallet.staffTopups.reread(found.topupId);
    return this.get(id);
  }

  /**
   * @throws DomainError NOT_FOUND, CASE_DECIDED, CHANGED_MEANWHILE, ORDER_NOT_REFUNDABLE, ORDER_ALREADY_REFUNDED,
   * PAYMENT_NOT_FOUND, REAUTHENTICATION_REQUIRED; InvalidInputError
   */
  async decide(
    id: string,
    { decision, reply: written, language }: DecideCaseRequestDto,
    asked: StaffRequest,
  ): Promise<AdminCaseDetailDto> {
    const { db, clock } = this.deps;
    const reply = replyText(written);
    const seen = await this.get(id);
    const store = createCaseStore(db.sql);
    const found = (await store.find(id))!;
    assertFits(decision, found);
    if (decision === 'credit') await this.#assertCredited(found.topupId!, asked);
    const order = decision === 'refund' ? await this.#orderToRefund(found, asked) : null;
    await changeAsStaff(this.deps, asked, async (unit) => {
      // The lock of the customer's purchases comes before that of the case, in the same order as when a case is opened.
      const money = order ? [await this.deps.actions.refundWithin(unit, order)] : [];
      const before = await this.#locked(unit, id, asked);
      const at = changedAt(clock.now(), before.updatedAt);
      const said = {
        decision,
        ground: seen.suggestion.ground,
        reply,
        language: language ?? before.language,
        at,
      };
      await this.#write(unit, before, said, asked);
      const facts = { before: { decision: null }, after: { decision } };
      return { result: null, changes: [...money, changeOf(before, facts)] };
    });
    return this.get(id);
  }

  async #write(
    { sql }: UnitOfWork,
    { id }: StoredCase,
    said: { decision: SuggestedDecision; ground: string; reply: string; language: Language; at: Date },
    { origin }: StaffRequest,
  ): Promise<void> {
    const store = createCaseStore(sql);
    const { decision, at } = said;
    const isWritten =
      decision === 'ask'
        ? await store.postpone(id, new Date(at.getTime() + DAY_MS), at)
        : await store.decide({ ...said, id, decision, by: origin.staffId });
    if (!isWritten) throw new DomainError('CASE_DECIDED');
    await createCaseReplyStore(sql).write(id, { ...said, dueAt: mailedAt(at) }, at);
  }

  /** Reads the order before the transaction, because a second connection inside it could have to wait. */
  async #orderToRefund({ activationId }: StoredCase, asked: StaffRequest): Promise<NumberOrder> {
    assertMayDo(asked, 'order.refund');
    const order = await this.deps.activations.staffOrders.findNumber(activationId!);
    if (!order) throw new DomainError('NOT_FOUND');
    return order;
  }

  /** Only the gateway's word credits money, through the same reading as for every top-up. */
  async #assertCredited(topupId: string, asked: StaffRequest): Promise<void> {
    const { staffTopups } = this.deps.wallet;
    assertMayDo(asked, 'topup.reread');
    if (!asked.origin.isDryRun) await staffTopups.reread(topupId);
    const topup = await staffTopups.find(topupId);
    if (!topup?.paid_at) throw new DomainError('PAYMENT_NOT_FOUND');
  }

  async #locked(unit: UnitOfWork, id: string, asked: StaffRequest): Promise<StoredCase> {
    const before = await createCaseStore(unit.sql).lock(id);
    if (!before) throw new DomainError('NOT_FOUND');
    if (before.decidedAt) throw new DomainError('CASE_DECIDED');
    await assertUnchanged(asked, before.updatedAt, () => this.get(id));
    return before;
  }

  async #withPeople(cases: readonly ListedCase[]): Promise<AdminCaseDto[]> {
    const named = cases.flatMap(({ row }) => [row.user_id, row.owner_id, row.decided_by]);
    const people = await this.deps.auth.peopleOf(named.flatMap((id) => id ?? []));
    const emailOf = (id: string | null) => (id && people.get(id)?.email) || null;
    const nameOf = (id: string | null) => (id && people.get(id)?.name) || null;
    return cases.map(({ row, facts, suggestion }) => ({
      ...row,
      customer_name: row.user_id ? nameOf(row.user_id) : row.name,
      customer_email: row.user_id ? emailOf(row.user_id) : row.email,
      owner_name: nameOf(row.owner_id),
      owner_email: emailOf(row.owner_id),
      decided_by_name: nameOf(row.decided_by),
      decided_by_email: emailOf(row.decided_by),
      amount_cents: facts.amountCents,
      currency: facts.currency,
      suggestion,
    }));
  }
}

const FITTING: Record<CaseKind, readonly SuggestedDecision[]> = {
  code_wrong: ['refund', 'refuse', 'answer'],
  number_registered: ['refund', 'refuse', 'answer'],
  paid_nothing_came: ['credit', 'ask', 'refuse', 'answer'],
  contact: ['answer'],
};

/** @throws InvalidInputError */
function assertFits(decision: SuggestedDecision, { kind }: StoredCase): void {
  if (!FITTING[kind].includes(decision)) throw new InvalidInputError({ decision: 'not_allowed' });
}

function repliesTo(presented: AdminCaseDto): Pick<AdminCaseDetailDto, 'decisions' | 'templates'> {
  const { kind, language, customer_name: name, amount_cents: amountCents, currency } = presented;
  if (presented.decided_at !== null) return { decisions: [], templates: [] };
  const templates = replyTemplates({ kind, name, amountCents, currency });
  const draftOf = (wanted: SuggestedDecision) =>
    templates.find(({ decision }) => decision === wanted)?.texts[language] ?? '';
  return {
    decisions: FITTING[kind].map((decision) => ({ decision, reply: draftOf(decision) })),
    templates,
  };
}

/** The case number is in both, so that the audit can name the case and shows no change of the number. */
const changeOf = (
  { id, userId, number }: StoredCase,
  { before, after }: { before: Facts; after: Facts },
): StaffChange => ({ entityId: id, userId, before: { number, ...before }, after: { number, ...after } });

const presentEvidence = ({ at, ...evidence }: Evidence): CaseEvidenceDto => ({
  ...evidence,
  at: at?.toISOString() ?? null,
});
