import type { UnitOfWork } from '../../../platform/database/index.js';
import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import type { Language } from '../../../platform/languages.js';
import type { Platform } from '../../../platform/platform.js';
import { isUuid } from '../../../platform/ids.js';
import type { ActivationsModule } from '../../activations/index.js';
import type { WalletModule } from '../../wallet/index.js';
import { dueAt, type CaseFacts, type DisputeKind } from './case.js';
import { evidenceOf, isClear, suggestionOf } from './case-evidence.js';
import { readFacts } from './case-facts.read-model.js';
import { createCaseStore, type DisputedOrder } from './case.store.js';
import type { CustomerCaseDto, CustomerCasesDto, OpenCaseRequestDto } from './cases.dto.js';

const DAY_MS = 86_400_000;
const MOST_LISTED = 50;

interface Deps extends Pick<Platform, 'db' | 'clock' | 'settings' | 'log'> {
  activations: Pick<ActivationsModule, 'staffOrders'>;
  wallet: Pick<WalletModule, 'staffTopups'>;
}

interface Complaint extends OpenCaseRequestDto {
  userId: string;
  orderId: string;
  language: Language;
}

interface Dispute extends Complaint {
  kind: DisputeKind;
}

export class CustomerCasesService {
  constructor(private readonly deps: Deps) {}

  async list(userId: string): Promise<CustomerCasesDto> {
    const { db, settings } = this.deps;
    const items = await createCaseStore(db.sql).listOwn(userId, MOST_LISTED);
    return { items, dispute_days: settings.current().cases.dispute_days };
  }

  /**
   * Returns the existing case when the order has one. Null when the payment was found and is credited.
   * @throws DomainError NOT_FOUND, ACTIVATION_NOT_COMPLETED, ORDER_ALREADY_REFUNDED, DISPUTE_TOO_LATE; InvalidInputError
   */
  async open(complaint: Complaint): Promise<CustomerCaseDto | null> {
    const { userId, orderId, kind } = complaint;
    if (!isUuid(orderId)) throw new DomainError('NOT_FOUND');
    const store = createCaseStore(this.deps.db.sql);
    const order = await store.findOrder(orderId);
    if (order?.userId !== userId) throw new DomainError('NOT_FOUND');
    const present = await store.findOfOrder(orderId);
    if (present) return present;
    if (order.obstacle) throw new DomainError(order.obstacle);
    if (order.kind === 'topup') return this.#openForTopup(complaint);
    if (kind === 'paid_nothing_came') throw new InvalidInputError({ kind: 'not_allowed' });
    this.#assertInTime(order);
    await this.#openForNumber({ ...complaint, kind });
    return store.findOfOrder(orderId);
  }

  #assertInTime({ since }: DisputedOrder): void {
    const { clock, settings } = this.deps;
    const ends = (since?.getTime() ?? 0) + settings.current().cases.dispute_days * DAY_MS;
    if (clock.now().getTime() > ends) throw new DomainError('DISPUTE_TOO_LATE');
  }

  async #openForNumber({ userId, orderId, kind, words, language }: Dispute): Promise<void> {
    const { db, clock, log } = this.deps;
    await db.transaction(async (unit) => {
      const store = createCaseStore(unit.sql);
      await store.lockCustomer(userId);
      const at = clock.now();
      const id = await store.open({
        kind,
        userId,
        activationId: orderId,
        words: words?.trim() ?? '',
        language,
        openedAt: at,
        dueAt: dueAt(kind, at),
      });
      if (id === null) return;
      const facts = (await readFacts(unit.sql, [id])).get(id)!;
      const evidence = evidenceOf(facts);
      const suggestion = suggestionOf(evidence);
      if (!isClear(suggestion, evidence) || !(await this.#mayRefund(unit, userId, facts, at))) return;
      await this.deps.activations.staffOrders.refund(unit, orderId);
      const { ground } = suggestion;
      await store.decide({ id, decision: 'refund', ground, by: null, at });
      unit.afterCommit(() => log.info({ case_id: id, user_id: userId, ground }, 'refund by rule'));
    });
  }

  /** One refund by rule per account and period, up to an amount, so that nobody can earn money with disputes. */
  async #mayRefund(
    { sql }: UnitOfWork,
    userId: string,
    { amountCents, currency }: CaseFacts,
    now: Date,
  ): Promise<boolean> {
    const { cases, fx } = this.deps.settings.current();
    if (amountCents === null || currency === null) return false;
    const inReais = amountCents * (currency === 'BRL' ? 1 : fx[currency]);
    if (inReais > cases.rule_refund_cents) return false;
    const since = new Date(now.getTime() - cases.rule_refund_days * DAY_MS);
    return !(await createCaseStore(sql).hasRefundByRule(userId, since));
  }

  async #openForTopup({
    userId,
    orderId,
    kind,
    words,
    language,
  }: Complaint): Promise<CustomerCaseDto | null> {
    const { db, clock, wallet } = this.deps;
    if (kind !== 'paid_nothing_came') throw new InvalidInputError({ kind: 'not_allowed' });
    await wallet.staffTopups.reread(orderId);
    const topup = await wallet.staffTopups.find(orderId);
    if (topup?.paid_at) return null;
    const store = createCaseStore(db.sql);
    const at = clock.now();
    await store.open({
      kind,
      userId,
      topupId: orderId,
      words: words?.trim() ?? '',
      language,
      openedAt: at,
      dueAt: dueAt(kind, at),
    });
    return store.findOfOrder(orderId);
  }
}
