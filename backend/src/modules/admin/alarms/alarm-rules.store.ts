import { statement, type ReadReplica, type Sql, type Statement } from '../../../platform/database/index.js';
import type { Settings } from '../../../platform/settings/index.js';
import type { AlarmCode } from './alarm-catalogue.js';
import type { AlarmFactsDto } from './alarms.dto.js';

export interface AlarmFinding {
  subject: string;
  facts: AlarmFactsDto;
}

interface Rule {
  statement: Statement;
  values: (thresholds: Settings['alarms'], settings: Settings) => readonly unknown[];
}

const rule = (code: AlarmCode, text: string, values: Rule['values'] = () => []): Rule => ({
  statement: statement(`alarms.find_${code}`, text),
  values,
});

const PACE_HOURS = 6;
const DELIVERY_HOURS = 6;
/** The provider may fail again at the first call after a fault, so the alarm closes only after this quiet time. */
const QUIET_SECONDS = 60;
/** A list is read every few seconds. The alarm closes when all its rows were readable for this time. */
const UNREAD_MINUTES = 15;
/** A mail that failed this often has a real problem. */
const FAILED_TRIES = 3;

/** A standby that is only being replaced is back sooner than this. */
const UNUSED_MS = 10_000;

/** Staff are warned this many minutes before customers expect news. */
const NEWS_DUE_MINUTES = 5;

const RULES: Readonly<Record<Exclude<AlarmCode, 'read_replica_unused'>, Rule>> = {
  provider_balance_low: rule(
    'provider_balance_low',
    `SELECT a.provider AS subject,
            json_build_object('balance_micros', a.balance_micros, 'spent_per_hour_micros', (s.micros / $3)::bigint,
                              'hours_left', round((a.balance_micros / (s.micros / $3))::numeric, 1)) AS facts
       FROM provider_accounts a
       JOIN (SELECT provider, sum(cost_micros)::float8 AS micros FROM activations
              WHERE allotted_at > $1::timestamptz - make_interval(hours => $3::integer) AND allotted_at <= $1
                AND cost_state IS DISTINCT FROM 'returned'
              GROUP BY provider HAVING sum(cost_micros) > 0) s ON s.provider = a.provider
      WHERE a.balance_micros < s.micros / $3 * $2::float8`,
    ({ provider_balance_hours: hours }) => [hours, PACE_HOURS],
  ),
  provider_closed: rule(
    'provider_closed',
    `SELECT provider AS subject, json_build_object('until', banned_until) AS facts
       FROM provider_bans WHERE service_code = '' AND banned_until > $1`,
  ),
  provider_unreachable: rule(
    'provider_unreachable',
    `SELECT provider AS subject, json_build_object('reason', reason, 'since', opened_at) AS facts
       FROM provider_circuits
      WHERE state = 'open' OR changed_at > $1::timestamptz - make_interval(secs => $2::integer)`,
    () => [QUIET_SECONDS],
  ),
  offer_closed: rule(
    'offer_closed',
    `SELECT concat_ws('-', p.service_code, p.country_iso, o.provider, o.provider_country_id) AS subject,
            json_build_object('provider', o.provider, 'service_code', p.service_code, 'country_iso', p.country_iso,
                              'reason', o.closed_reason, 'promised_cost_micros', o.promised_cost_micros,
                              'currency', o.cost_currency, 'asked_cost', o.asked_cost, 'since', o.closed_at) AS facts
       FROM offers o JOIN products p ON p.id = o.product_id WHERE o.closed_at <= $1`,
  ),
  number_sold_twice: rule(
    'number_sold_twice',
    `SELECT provider AS subject, json_build_object('numbers', count(*), 'since', min(started_at)) AS facts
       FROM provider_attempts
      WHERE outcome = 'rejected' AND reason = 'NUMBER_IN_USE' AND started_at <= $1
        AND started_at > $1::timestamptz - interval '1 day'
      GROUP BY provider`,
  ),
  list_unreadable: rule(
    'list_unreadable',
    `SELECT provider AS subject, json_build_object('rows', unread_rows, 'shape', unread_shape, 'since', unread_at) AS facts
       FROM provider_polls WHERE unread_at > $1::timestamptz - make_interval(mins => $2::integer)`,
    () => [UNREAD_MINUTES],
  ),
  sender_refused: rule(
    'sender_refused',
    `SELECT source AS subject, json_build_object('notifications', sum(notifications), 'since', min(starts_at),
                                                'address', (array_agg(address ORDER BY starts_at DESC))[1]) AS facts
       FROM refused_notifications WHERE starts_at > $1::timestamptz - interval '1 hour' AND starts_at <= $1
      GROUP BY source HAVING sum(notifications) >= $2::integer`,
    ({ refused_notifications: least }) => [least],
  ),
  delivery_fell: rule(
    'delivery_fell',
    `WITH counted AS (
       SELECT service_code, country_iso, starts_at > $1::timestamptz - make_interval(hours => $2::integer) AS is_recent,
              sum(numbers) AS numbers, coalesce(sum(numbers) FILTER (WHERE wait_seconds IS NOT NULL), 0) AS delivered
         FROM delivery_figures WHERE starts_at <= $1
        GROUP BY 1, 2, 3 HAVING sum(numbers) >= $3::integer
     ), recent AS (SELECT * FROM counted WHERE is_recent), usual AS (SELECT * FROM counted WHERE NOT is_recent)
     SELECT service_code || '-' || country_iso AS subject,
            json_build_object('service_code', service_code, 'country_iso', country_iso, 'numbers', recent.numbers,
                              'delivery_rate', round(recent.delivered::numeric / recent.numbers, 3),
                              'usual_rate', round(usual.delivered::numeric / usual.numbers, 3)) AS facts
       FROM recent JOIN usual USING (service_code, country_iso)
      WHERE recent.delivered::float8 / recent.numbers < usual.delivered::float8 / usual.numbers - $4::float8 / 100`,
    ({ delivery_sample: sample, delivery_drop_percent: drop }) => [DELIVERY_HOURS, sample, drop],
  ),
  incident_silent: rule(
    'incident_silent',
    `SELECT titles ->> 'pt' AS subject, json_build_object('until', max(next_update_at)) AS facts FROM incidents
      WHERE resolved_at IS NULL AND next_update_at < $1::timestamptz + make_interval(mins => $2::integer)
      GROUP BY titles ->> 'pt'`,
    () => [NEWS_DUE_MINUTES],
  ),
  case_overdue: rule(
    'case_overdue',
    `SELECT '' AS subject, json_build_object('cases', count(*), 'since', min(due_at)) AS facts
       FROM (SELECT due_at FROM cases WHERE decided_at IS NULL AND due_at <= $1 ORDER BY due_at LIMIT 1000) late
     HAVING count(*) > 0`,
  ),
  outcome_unknown: rule(
    'outcome_unknown',
    `SELECT t.provider AS subject,
            json_build_object('attempts', count(*), 'since', min(t.started_at), 'held_cents', sum(a.price_cents)) AS facts
       FROM provider_attempts t JOIN activations a ON a.id = t.activation_id
      WHERE t.outcome = 'unknown' AND t.started_at < $1::timestamptz - make_interval(secs => $2::float8)
      GROUP BY t.provider`,
    (_, { unknown_outcome_seconds: seconds }) => [seconds],
  ),
  stray_number: rule(
    'stray_number',
    `SELECT provider AS subject, json_build_object('numbers', count(*), 'since', min(first_seen_at)) AS facts
       FROM stray_numbers WHERE state = 'reported' AND first_seen_at > $1::timestamptz - interval '1 day' GROUP BY provider`,
  ),
  topup_uncredited: rule(
    'topup_uncredited',
    `SELECT gateway AS subject, json_build_object('topups', count(*), 'cents', sum(charge_amount_cents),
                                                  'since', min(created_at)) AS facts
       FROM topups
      WHERE staff_reason IN ('AMOUNT_MISMATCH', 'CURRENCY_MISMATCH', 'REFERENCE_MISMATCH', 'OWNER_DELETED')
        AND created_at <= $1
      GROUP BY gateway`,
  ),
  topup_disputed: rule(
    'topup_disputed',
    `SELECT gateway AS subject, json_build_object('topups', count(*), 'cents', sum(charge_amount_cents),
                                                  'since', min(created_at)) AS facts
       FROM topups
      WHERE id IN (
              SELECT id FROM topups
               WHERE staff_reason IN ('REFUNDED_BEFORE_CREDIT', 'REFUNDED_AFTER_CREDIT', 'CHARGED_BACK_AFTER_CREDIT')
                 AND NOT is_dispute_lost AND created_at <= $1
              UNION
              SELECT s.topup_id FROM debts d JOIN topup_steps s ON s.id = d.id WHERE d.open_cents > 0)
      GROUP BY gateway`,
  ),
  payout_stuck: rule(
    'payout_stuck',
    `SELECT gateway AS subject, json_build_object('payouts', count(*), 'cents', sum(charge_amount_cents),
                                                  'since', min(created_at)) AS facts
       FROM payouts
      WHERE status = 'pending' AND created_at < $1::timestamptz - make_interval(mins => $2::integer) GROUP BY gateway`,
    ({ backlog_minutes: minutes }) => [minutes],
  ),
  rate_stale: rule(
    'rate_stale',
    `SELECT source AS subject, json_build_object('since', stale_since, 'read_at', read_at, 'error', error) AS facts
       FROM rate_feeds WHERE stale_since <= $1`,
  ),
  books_differ: rule(
    'books_differ',
    `SELECT check_name AS subject, json_build_object('differences', count(*), 'since', min(found_at)) AS facts
       FROM reconciliation_differences WHERE state = 'open' AND found_at <= $1 GROUP BY check_name`,
  ),
  mail_backlog: rule(
    'mail_backlog',
    `SELECT '' AS subject, json_build_object('mails', count(*)) AS facts FROM pgboss.job
      WHERE name = 'mail' AND state IN ('created', 'retry', 'active') AND retry_count >= $2::integer
        AND $1::timestamptz IS NOT NULL
     HAVING count(*) > 0`,
    () => [FAILED_TRIES],
  ),
  push_backlog: rule(
    'push_backlog',
    `SELECT '' AS subject, json_build_object('notifications', count(*), 'since', min(happened_at)) AS facts
       FROM push_outbox WHERE happened_at < $1::timestamptz - make_interval(mins => $2::integer) HAVING count(*) > 0`,
    ({ backlog_minutes: minutes }) => [minutes],
  ),
};

function findUnused(replica: ReadReplica | null, now: Date): AlarmFinding[] {
  const { reason, since } = replica?.watch.fault ?? {};
  if (!reason || !since || now.getTime() - since.getTime() < UNUSED_MS) return [];
  return [{ subject: '', facts: { reason, since: since.toISOString() } }];
}

export function createAlarmRules(sql: Sql, replica: ReadReplica | null) {
  return {
    async find(code: AlarmCode, now: Date, settings: Settings): Promise<AlarmFinding[]> {
      if (code === 'read_replica_unused') return findUnused(replica, now);
      const { statement: text, values } = RULES[code];
      return sql.rows<AlarmFinding>(text, [now, ...values(settings.alarms, settings)]);
    },
  };
}
