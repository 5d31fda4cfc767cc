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
 * Something that staff have to look at. It opens and closes by itself.
 *
 * - `provider_balance_low`: at the pace of the last six hours our balance there ends within `alarms.provider_balance_hours`
 * - `provider_closed`: the provider refuses everything until a time
 * - `provider_unreachable`: its circuit is open: it does not answer, or refuses our account as a whole
 * - `offer_closed`: a provider asked another cost than it promised, and nothing is bought at that offer until staff open it
 * - `number_sold_twice`: numbers of the last day that were open for the same service already, and went back
 * - `list_unreadable`: rows of its list of open numbers could not be read in the last quarter of an hour; `shape` says how one looks
 * - `sender_refused`: at least `alarms.refused_notifications` notifications of the last hour that came in the name of a
 *   provider or gateway with a wrong secret or signature; `address` is where the latest came from
 * - `delivery_fell`: a product delivered, of at least `alarms.delivery_sample` numbers of six hours, by
 *   `alarms.delivery_drop_percent` points less than in the seven days before
 * - `incident_silent`: customers were promised news of an incident within five minutes, or earlier
 * - `case_overdue`: cases that customers should have had an answer to; at most 1,000 are counted
 * - `outcome_unknown`: attempts without a clear answer for longer than `unknown_outcome_seconds`
 * - `stray_number`: numbers held for us that no attempt explains, of the last day
 * - `topup_uncredited`: paid Pix that were not credited because something is wrong with them
 * - `topup_disputed`: money taken back at the gateway after or before it was credited
 * - `payout_stuck`, `push_backlog`: not done for longer than `alarms.backlog_minutes`
 * - `books_differ`: differences of a reconciliation that staff have not accepted; the subject is the check
 * - `mail_backlog`: mails that failed at least three times
 * - `read_replica_unused`: the read replica is unreachable or too far behind, so that the leader answers in its place
 */
export interface AlarmDto {
  id: string;
  code: AlarmCode;
  severity: AlarmSeverity;
  /** Who acts on it. */
  owner: AlarmOwner;
  /** Path of the screen that acts on it. */
  screen: string;
  /** Which provider, gateway, product (`wa-BR`) or offer (`wa-BR-primary-73`); empty where there is only one such thing. */
  subject: string;
  facts: AlarmFactsDto;
  opened_at: string;
  /** Null while it is open. */
  closed_at: string | null;
  acknowledged_at: string | null;
  acknowledged_by: string | null;
  /** Null before the acknowledgement, and after the account was deleted. */
  acknowledged_by_email: string | null;
}
