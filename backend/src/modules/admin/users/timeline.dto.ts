import type { TimelineActivationDto } from '../../activations/index.js';
import type { StaffMemberDto } from './user.dto.js';

/** An event of an account. */
export interface TimelineEntryDto {
  id: string;
  created_at: string;
  category: 'money' | 'numbers' | 'access' | 'staff';
  /** The kind of movement or activity, an action of staff, `activation` or `note`. */
  kind: string;
  /** How much the spendable money changed; negative when it became less. Null when no money moved. */
  amount_cents: number | null;
  currency: 'BRL' | 'USD' | 'EUR' | null;
  /** What the entry is about, for a link to it. */
  subject: TimelineSubjectDto | null;
  activation: TimelineActivationDto | null;
  /** The text or reason of staff, or the name of a key or session. */
  text: string | null;
  staff: StaffMemberDto | null;
  /** The address of a sign-in, without its last part. */
  ip_address: string | null;
  browser: string | null;
  system: string | null;
}

/** One page of the timeline. It comes from many tables, so the total is not counted. */
export interface TimelineDto {
  items: TimelineEntryDto[];
  /** Send it as `cursor` to read the next page; null on the last page. */
  next_cursor: string | null;
}

/** What an entry is about. */
export interface TimelineSubjectDto {
  type: string;
  id: string;
}

/** Which part of the timeline to read. */
export interface TimelineQueryDto {
  /** All categories when left out. */
  category?: 'money' | 'numbers' | 'access' | 'staff';
  /** The `next_cursor` of the previous page. @maxLength 500 too_long */
  cursor?: string;
  /** @isInt not_integer @minimum 1 too_small @maximum 100 too_large @default 20 */
  per_page?: number;
  sort?: 'created_at';
  /** Only newest first is possible. */
  direction?: 'desc';
  /** `csv` answers all entries, for a spreadsheet. */
  format?: 'json' | 'csv';
}
