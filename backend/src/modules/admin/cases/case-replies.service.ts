import { BRAND } from '../../../platform/brand.js';
import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import { dueLoop, type Loop } from '../../../platform/jobs/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { AuthModule } from '../../auth/index.js';
import { caseMail, createCaseReplyStore, createCaseStore, type DueReply } from '../../support/index.js';
import type { Facts } from '../audit/audit.models.js';
import type { StaffRequest } from '../audit/staff-action.js';
import { changeAsStaff, changedAt } from '../audit/staff-change.js';

const NAME = 'case-replies';
const INTERVAL_MS = 1_000;
const BATCH = 100;
const TAKEN_BACK_WITHIN_MS = 10_000;

export const mailedAt = (writtenAt: Date): Date => new Date(writtenAt.getTime() + TAKEN_BACK_WITHIN_MS);

export function replyText(written: string): string {
  const reply = written.trim();
  if (reply === '') throw new InvalidInputError({ reply: 'required' });
  return reply;
}

interface Deps extends Pick<Platform, 'db' | 'clock' | 'settings' | 'mailer' | 'log'> {
  auth: Pick<AuthModule, 'peopleOf'>;
}

export class CaseRepliesService {
  constructor(private readonly deps: Deps) {}

  /** Makes the reply a draft. The decision stays. @throws DomainError NOT_FOUND, CASE_REPLY_SENT */
  async takeBack(id: string, asked: StaffRequest): Promise<void> {
    await this.#change(id, asked, async (store, at) => {
      if (!(await store.takeBack(id, at))) throw new DomainError('CASE_REPLY_SENT');
      return { is_reply_waiting: false };
    });
  }

  /** @throws DomainError NOT_FOUND, CASE_REPLY_SENT; InvalidInputError */
  async rewrite(id: string, written: string, asked: StaffRequest): Promise<void> {
    const reply = replyText(written);
    await this.#change(id, asked, async (store, at) => {
      if (!(await store.rewrite(id, reply, mailedAt(at), at))) throw new DomainError('CASE_REPLY_SENT');
      return { is_reply_waiting: true };
    });
  }

  async #change(
    id: string,
    asked: StaffRequest,
    step: (
      store: ReturnType<typeof createCaseReplyStore>,
      at: Date,
    ) => Promise<{ is_reply_waiting: boolean }>,
  ): Promise<void> {
    await changeAsStaff(this.deps, asked, async ({ sql }) => {
      const before = await createCaseStore(sql).lock(id);
      if (!before) throw new DomainError('NOT_FOUND');
      const at = changedAt(this.deps.clock.now(), before.updatedAt);
      const { is_reply_waiting } = await step(createCaseReplyStore(sql), at);
      const { number, userId } = before;
      const facts = (waits: boolean): Facts => ({ number, is_reply_waiting: waits });
      const change = {
        entityId: id,
        userId,
        before: facts(!is_reply_waiting),
        after: facts(is_reply_waiting),
      };
      return { result: null, changes: [change] };
    });
  }

  async mail(due: DueReply): Promise<void> {
    const { db, clock, mailer, settings, auth } = this.deps;
    const customer = due.userId && (await auth.peopleOf([due.userId])).get(due.userId);
    await db.transaction(async (unit) => {
      const sent = await createCaseReplyStore(unit.sql).send(due, clock.now());
      const to = customer ? customer.email : sent?.email;
      if (!sent || !to) return;
      const { number, language, decision, reply: text } = sent;
      const address = settings.current().support_email || BRAND.contactEmail;
      const replyTo = { name: BRAND.name, address };
      await mailer.send(caseMail({ to, replyTo, language, number, outcome: decision ?? 'ask', text }), unit);
    });
  }
}

export function caseRepliesJob(deps: Deps, replies: CaseRepliesService): Loop {
  return dueLoop(deps, {
    name: NAME,
    intervalMs: INTERVAL_MS,
    list: (except) => createCaseReplyStore(deps.db.sql).due(deps.clock.now(), except, BATCH),
    idOf: ({ id }) => id,
    work: (due) => replies.mail(due),
  });
}
