import { statement, type Sql } from '../../../platform/database/index.js';
import type { Language } from '../../../platform/languages.js';
import type { CaseDecision } from './case.js';

export interface DueReply {
  id: string;
  dueAt: Date;
  userId: string | null;
}

export interface NewReply {
  reply: string;
  language: Language;
  /** When it is mailed. */
  dueAt: Date;
}

export interface SentReply {
  number: number;
  email: string | null;
  language: Language;
  decision: CaseDecision | null;
  reply: string;
}

const WRITE = statement(
  'cases.reply.write',
  `UPDATE cases SET reply = $2, reply_due_at = $3, replied_at = NULL, updated_at = $4, language = $5 WHERE id = $1`,
);

const REWRITE = statement(
  'cases.reply.rewrite',
  `UPDATE cases SET reply = $2, reply_due_at = $3, updated_at = $4
    WHERE id = $1 AND reply IS NOT NULL AND reply_due_at IS NULL AND replied_at IS NULL RETURNING id`,
);

const TAKE_BACK = statement(
  'cases.reply.take_back',
  'UPDATE cases SET reply_due_at = NULL, updated_at = $2 WHERE id = $1 AND reply_due_at IS NOT NULL RETURNING id',
);

const DUE = statement(
  'cases.reply.due',
  `SELECT id, reply_due_at AS "dueAt", user_id AS "userId" FROM cases
    WHERE reply_due_at <= $1 AND id <> ALL ($2::uuid[]) ORDER BY reply_due_at LIMIT $3`,
);

const SEND = statement(
  'cases.reply.send',
  `UPDATE cases SET replied_at = $3, reply_due_at = NULL WHERE id = $1 AND reply_due_at = $2
   RETURNING number, email, language, decision, reply`,
);

/** A case has one reply. It waits for its mail, or was sent, or was taken back and is a draft again. */
export function createCaseReplyStore(sql: Sql) {
  const changed = async (...step: Parameters<Sql['rows']>) => (await sql.rows(...step)).length > 0;
  return {
    write: (id: string, { reply, language, dueAt }: NewReply, at: Date) =>
      sql.rows(WRITE, [id, reply, dueAt, at, language]),
    /** False unless the reply is a draft. */
    rewrite: (id: string, reply: string, dueAt: Date, at: Date) => changed(REWRITE, [id, reply, dueAt, at]),
    takeBack: (id: string, at: Date) => changed(TAKE_BACK, [id, at]),
    due: (now: Date, except: readonly string[], limit: number) =>
      sql.rows<DueReply>(DUE, [now, except, limit]),
    /** Undefined when the reply was taken back or changed in the meantime. */
    send: ({ id, dueAt }: DueReply, at: Date) => sql.row<SentReply>(SEND, [id, dueAt, at]),
  };
}
