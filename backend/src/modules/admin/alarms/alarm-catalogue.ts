/** Every kind of alarm. Its meaning is in alarm-texts.ts and in the screens, its condition in alarm-rules.store.ts. */
export type AlarmCode =
  | 'provider_balance_low'
  | 'provider_closed'
  | 'provider_unreachable'
  | 'offer_closed'
  | 'number_sold_twice'
  | 'list_unreadable'
  | 'sender_refused'
  | 'delivery_fell'
  | 'incident_silent'
  | 'case_overdue'
  | 'outcome_unknown'
  | 'stray_number'
  | 'topup_uncredited'
  | 'topup_disputed'
  | 'payout_stuck'
  | 'rate_stale'
  | 'books_differ'
  | 'mail_backlog'
  | 'push_backlog'
  | 'read_replica_unused';

export type AlarmSeverity = 'act' | 'watch';

/** Who acts on an alarm: who manages the provider accounts, who answers customers, or who runs the servers. */
export type AlarmOwner = 'provider_account' | 'support' | 'operations';

interface AlarmKind {
  severity: AlarmSeverity;
  owner: AlarmOwner;
  screen:
    | '/admin/sms'
    | '/admin/topups'
    | '/admin/products'
    | '/admin/reports'
    | '/admin/settings'
    | '/admin/status'
    | '/admin/cases';
}

export const ALARMS: Readonly<Record<AlarmCode, AlarmKind>> = {
  provider_balance_low: { severity: 'act', owner: 'provider_account', screen: '/admin/sms' },
  provider_closed: { severity: 'act', owner: 'provider_account', screen: '/admin/sms' },
  provider_unreachable: { severity: 'act', owner: 'operations', screen: '/admin/sms' },
  offer_closed: { severity: 'act', owner: 'provider_account', screen: '/admin/products' },
  number_sold_twice: { severity: 'watch', owner: 'provider_account', screen: '/admin/sms' },
  list_unreadable: { severity: 'watch', owner: 'operations', screen: '/admin/sms' },
  sender_refused: { severity: 'watch', owner: 'operations', screen: '/admin/settings' },
  delivery_fell: { severity: 'watch', owner: 'support', screen: '/admin/products' },
  incident_silent: { severity: 'act', owner: 'support', screen: '/admin/status' },
  case_overdue: { severity: 'act', owner: 'support', screen: '/admin/cases' },
  outcome_unknown: { severity: 'watch', owner: 'support', screen: '/admin/sms' },
  stray_number: { severity: 'watch', owner: 'support', screen: '/admin/sms' },
  topup_uncredited: { severity: 'act', owner: 'support', screen: '/admin/topups' },
  topup_disputed: { severity: 'act', owner: 'support', screen: '/admin/topups' },
  payout_stuck: { severity: 'act', owner: 'support', screen: '/admin/topups' },
  rate_stale: { severity: 'act', owner: 'operations', screen: '/admin/settings' },
  books_differ: { severity: 'act', owner: 'operations', screen: '/admin/reports' },
  mail_backlog: { severity: 'act', owner: 'operations', screen: '/admin/settings' },
  push_backlog: { severity: 'watch', owner: 'operations', screen: '/admin/settings' },
  read_replica_unused: { severity: 'watch', owner: 'operations', screen: '/admin/settings' },
};

export const ALARM_CODES = Object.keys(ALARMS) as AlarmCode[];
