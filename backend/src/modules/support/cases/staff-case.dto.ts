/** A case as it is stored. */
export interface StaffCaseRowDto {
  id: string;
  /** The number that people use for the case. @example 2291 */
  number: number;
  kind: 'code_wrong' | 'number_registered' | 'paid_nothing_came' | 'contact';
  /** Null for a message to support. */
  user_id: string | null;
  /** The id of the number or of the top-up; null for a message to support. */
  order_id: string | null;
  /** The name that the sender of a message gave. */
  name: string | null;
  /** The address that the sender of a message gave. */
  email: string | null;
  subject: string | null;
  words: string;
  /** The language of the page on which the case was written. */
  language: 'pt' | 'en' | 'es';
  opened_at: string;
  due_at: string;
  updated_at: string;
  owner_id: string | null;
  owned_at: string | null;
  decided_at: string | null;
  decision: 'refund' | 'credit' | 'refuse' | 'answer' | null;
  /** Null while the case is open, and when a rule decided. */
  decided_by: string | null;
  /** The last text of the reply. */
  reply: string | null;
  /** When the mail of the reply is sent. Staff can take it back until then. Null when no mail waits. */
  reply_due_at: string | null;
  /** When the reply was sent; null while its mail waits, and when it was taken back and is a draft. */
  replied_at: string | null;
}
