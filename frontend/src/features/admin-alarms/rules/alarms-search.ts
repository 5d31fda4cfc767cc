import type { z } from 'zod';
import { listSearch, searchChoice } from '../../../shared/back-office/list/list-search';

export const ALARM_CODES = [
  'provider_balance_low',
  'provider_closed',
  'provider_unreachable',
  'offer_closed',
  'number_sold_twice',
  'list_unreadable',
  'sender_refused',
  'delivery_fell',
  'incident_silent',
  'case_overdue',
  'outcome_unknown',
  'stray_number',
  'topup_uncredited',
  'topup_disputed',
  'payout_stuck',
  'rate_stale',
  'books_differ',
  'mail_backlog',
  'push_backlog',
  'read_replica_unused',
] as const;

export const alarmsSearch = listSearch(['opened_at'], {
  state: searchChoice(['open', 'closed']),
  code: searchChoice(ALARM_CODES),
});
export type AlarmsSearch = z.output<typeof alarmsSearch>;
