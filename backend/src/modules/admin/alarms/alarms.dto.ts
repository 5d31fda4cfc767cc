import type { ListQueryDto } from '../../../platform/http/index.js';
import type { AlarmCode, AlarmOwner, AlarmSeverity } from './alarm-catalogue.js';

export interface ListAlarmsQueryDto extends ListQueryDto<'opened_at'> {
  /** @default "all" */
  state?: 'all' | 'open' | 'closed';
  code?: AlarmCode;
}

/** The details of an alarm, by name: amounts, counts, times, codes. */
export interface AlarmFactsDto {
  [name: string]: string | number | null;
}

/**
 * Something that staff have to check. It opens and closes by itself.
 *
 * - `provider_balance_low`: at the pace of the last six hours our balance there ends within `alarms.provider_balance_hours`
 * - `provider_closed`: the provider refuses all our requests until a time
 * - `provider_unreachable`: the provider's circuit is open, because it does not answer or refuses our whole account
 * - `offer_closed`: a provider asked another cost than it promised; nothing is bought at that offer until staff open it
 * - `number_sold_twice`: numbers of the last day that were already open for the same service, and were given back
 * - `list_unreadable`: rows of a provider's list of open numbers were unreadable in the last 15 minutes; `shape` shows one
 * - `sender_refused`: at least `alarms.refused_notifications` notifications of the last hour came in the name of a
 *   provider or gateway with a wrong secret or signature; `address` is the sender of the latest one
 * - `delivery_fell`: the delivery of a product, with at least `alarms.delivery_sample` numbers in six hours, fell by
 *   `alarms.delivery_drop_percent` points against the seven days before
 * - `incident_silent`: the promised time for news of an incident is past, or less than five minutes away
 * - `case_overdue`: cases whose answer to the customer is late; at most 1,000 are counted
 * - `outcome_unknown`: attempts that had no clear answer for longer than `unknown_outcome_seconds`
 * - `stray_number`: numbers of the last day that a provider holds for us without an attempt of ours
 * - `topup_uncredited`: paid Pix that were not credited because something is wrong with them
 * - `topup_disputed`: money that was taken back at the gateway, before or after it was credited
 * - `payout_stuck`, `push_backlog`: waiting for longer than `alarms.backlog_minutes`
 * - `books_differ`: differences of a reconciliation that staff have not accepted; the subject is the check
 * - `mail_backlog`: mails that failed at least three times
 * - `read_replica_unused`: the read replica is unreachable or too far behind, so the leader answers instead
 */
export interface AlarmDto {
  id: string;
  code: AlarmCode;
  severity: AlarmSeverity;
  /** Who has to act on the alarm. */
  owner: AlarmOwner;
  /** Path of the screen on which to act. */
  screen: string;
  /** The provider, gateway, product (`wa-BR`) or offer (`wa-BR-primary-73`); empty when there is only one such thing. */
  subject: string;
  facts: AlarmFactsDto;
  opened_at: string;
  /** Null while the alarm is open. */
  closed_at: string | null;
  acknowledged_at: string | null;
  acknowledged_by: string | null;
  /** Null before the acknowledgement, and when that account was deleted. */
  acknowledged_by_email: string | null;
}
