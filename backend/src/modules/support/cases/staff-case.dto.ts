/** A case as it is kept. */
export interface StaffCaseRowDto {
  id: string;
  /** As people name it. @example 2291 */
  number: number;
  kind: 'code_wrong' | 'number_registered' | 'paid_nothing_came' | 'contact';
  /** Null of a message to support. */
  user_id: string | null;
  /** Of the number, or of the top-up; null of a message to support. */
  order_id: string | null;
  /** As the sender of a message gave it. */
  name: string | null;
  /** As the sender of a message gave it. */
  email: string | null;
  subject: string | null;
  words: string;
  /** Of the page on which it was written. */
  language: 'pt' | 'en' | 'es';
  opened_at: string;
  due_at: string;
  updated_at: string;
  owner_id: string | null;
  owned_at: string | null;
  decided_at: string | null;
  decision: 'refund' | 'credit' | 'refuse' | 'answer' | null;
  /** Null while it is open, and where a rule decided. */
  decided_by: string | null;
  /** As it was written last. */
  reply: string | null;
  /** When its mail leaves: until then it can be taken back. Null where none waits. */
  reply_due_at: string | null;
  /** Null while it waits, and of one that was taken back: that is a draft. */
  replied_at: string | null;
}
