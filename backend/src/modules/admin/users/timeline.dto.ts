import type { TimelineActivationDto } from '../../activations/index.js';
import type { StaffMemberDto } from './user.dto.js';

/** Something that happened to an account. */
export interface TimelineEntryDto {
  id: string;
  created_at: string;
  category: 'money' | 'numbers' | 'access' | 'staff';
  /** A kind of movement, `activation`, a kind of activity, an action of staff, or `note`. */
  kind: string;
  /** What it changed in the money that can be spent; negative when it took. Null where no money moved. */
  amount_cents: number | null;
  currency: 'BRL' | 'USD' | 'EUR' | null;
  /** What it is about, for a link to it. */
  subject: TimelineSubjectDto | null;
  activation: TimelineActivationDto | null;
  /** What staff wrote or gave as their reason, or the name of a key or of a session. */
  text: string | null;
  staff: StaffMemberDto | null;
  /** Of a sign-in: without the last part of its address. */
  ip_address: string | null;
  browser: string | null;
  system: string | null;
}

/** One page of what happened. It comes from many tables, so its whole size is not counted. */
export interface TimelineDto {
  items: TimelineEntryDto[];
  /** For the next page; null on the last one. */
  next_cursor: string | null;
}

/** What an entry is about. */
export interface TimelineSubjectDto {
  type: string;
  id: string;
}

/** Which part of the timeline. */
export interface TimelineQueryDto {
  /** Everything unless given. */
  category?: 'money' | 'numbers' | 'access' | 'staff';
  /** `next_cursor` of the page before. @maxLength 500 too_long */
  cursor?: string;
  /** @isInt not_integer @minimum 1 too_small @maximum 100 too_large @default 20 */
  per_page?: number;
  sort?: 'created_at';
  /** Newest first only. */
  direction?: 'desc';
  /** `csv` answers every entry, for a spreadsheet. */
  format?: 'json' | 'csv';
}
