/** What can be wrong. The texts of each stand in the screens; what opens it stands in alarm-rules.store.ts. */
export type AlarmCode =
  | 'provider_balance_low'
  | 'provider_closed'
  | 'provider_unreachable'
  | 'delivery_fell'
  | 'outcome_unknown'
  | 'stray_number'
  | 'topup_uncredited'
  | 'topup_disputed'
  | 'payout_stuck'
  | 'rate_stale'
  | 'books_differ'
  | 'mail_backlog'
  | 'push_backlog';

export type AlarmSeverity = 'act' | 'watch';

/** Who acts on it: who holds the accounts, who answers customers, or who runs the servers. */
export type AlarmOwner = 'provider_account' | 'support' | 'operations';

interface AlarmKind {
  severity: AlarmSeverity;
  owner: AlarmOwner;
  /** Path of the screen that acts on it. */
  screen: '/admin/sms' | '/admin/topups' | '/admin/products' | '/admin/reports' | '/admin/settings';
  /** What it means and what to do, for mails and webhooks. */
  meaning: string;
}

/** Every alarm: the one place that says what it means, who acts and where. */
export const ALARMS: Readonly<Record<AlarmCode, AlarmKind>> = {
  provider_balance_low: {
    severity: 'act',
    owner: 'provider_account',
    screen: '/admin/sms',
    meaning: 'Our balance at a provider ends soon at the present pace: top it up there.',
  },
  provider_closed: {
    severity: 'act',
    owner: 'provider_account',
    screen: '/admin/sms',
    meaning: 'A provider refuses everything we ask for until a time: ask its support why.',
  },
  provider_unreachable: {
    severity: 'act',
    owner: 'operations',
    screen: '/admin/sms',
    meaning:
      'A provider does not answer, or refuses our account, so that nothing is bought there for now: look whether it is down, our key is wrong, or we are cut off.',
  },
  delivery_fell: {
    severity: 'watch',
    owner: 'support',
    screen: '/admin/products',
    meaning: 'A product delivers far less than in the week before: move its offer down, or pause it.',
  },
  outcome_unknown: {
    severity: 'watch',
    owner: 'support',
    screen: '/admin/sms',
    meaning: 'Attempts to buy a number have had no clear answer for too long: check again with the provider.',
  },
  stray_number: {
    severity: 'watch',
    owner: 'support',
    screen: '/admin/sms',
    meaning:
      'A provider holds numbers for us that no attempt of ours explains: somebody else may use the account.',
  },
  topup_uncredited: {
    severity: 'act',
    owner: 'support',
    screen: '/admin/topups',
    meaning:
      'Paid Pix were not credited because something about them is not as it should be: decide about each.',
  },
  topup_disputed: {
    severity: 'act',
    owner: 'support',
    screen: '/admin/topups',
    meaning: 'Money of credited top-ups was taken back at the gateway: decide what becomes of the balance.',
  },
  payout_stuck: {
    severity: 'act',
    owner: 'support',
    screen: '/admin/topups',
    meaning: 'The gateway has not confirmed payouts for too long: ask it about them.',
  },
  rate_stale: {
    severity: 'act',
    owner: 'operations',
    screen: '/admin/settings',
    meaning:
      'The exchange rates of the feed are too old, so nothing is sold in dollars and euros: look why it is not read, or set the rates by hand.',
  },
  books_differ: {
    severity: 'act',
    owner: 'operations',
    screen: '/admin/reports',
    meaning: 'Our books differ from what a wallet, a gateway or a provider says: look at each difference.',
  },
  mail_backlog: {
    severity: 'act',
    owner: 'operations',
    screen: '/admin/settings',
    meaning: 'Mails are not delivered: look at the mail server.',
  },
  push_backlog: {
    severity: 'watch',
    owner: 'operations',
    screen: '/admin/settings',
    meaning: 'Notifications are not sent: look at the logs of the loop push-outbox.',
  },
};

export const ALARM_CODES = Object.keys(ALARMS) as AlarmCode[];
