import type { ServingRights } from './platform/database/index.js';

const READ = ['SELECT'] as const;
const BY_FUNCTIONS = READ;
const APPEND = ['SELECT', 'INSERT'] as const;
const CHANGE = ['SELECT', 'INSERT', 'UPDATE'] as const;
const FORGET = ['SELECT', 'INSERT', 'DELETE'] as const;
const ALL = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] as const;

export const TABLES_OF = {
  platform: {
    migrations: READ,
    repeatable_migrations: READ,
    settings: ALL,
    leases: CHANGE,
    idempotency_keys: ALL,
    rate_limits: ALL,
    refused_notifications: ALL,
    rate_quotes: APPEND,
    rates_in_force: APPEND,
    rate_feeds: CHANGE,
  },
  auth: {
    users: { rights: CHANGE, notWriting: ['role', 'deleted_at'] },
    account_events: APPEND,
    alarm_links: FORGET,
    api_keys: ALL,
    api_key_spending: ['SELECT', 'DELETE'],
    avatars: ALL,
    device_grants: ALL,
    email_verifications: ALL,
    identities: FORGET,
    identity_flows: ALL,
    known_devices: ALL,
    password_resets: ALL,
    sessions: { rights: ALL, notUpdating: ['id', 'user_id', 'created_at', 'expires_at'] },
    staff_tokens: ALL,
    two_factor: ALL,
    two_factor_recovery_codes: ALL,
  },
  wallet: {
    transfer_kinds: READ,
    transfers: BY_FUNCTIONS,
    house_transfer_kinds: READ,
    house_transfers: BY_FUNCTIONS,
    account_entries: READ,
    account_balances: READ,
    account_sums: ALL,
    account_watermarks: CHANGE,
    wallets: BY_FUNCTIONS,
    debts: BY_FUNCTIONS,
    wallet_sums: BY_FUNCTIONS,
    wallet_sums_of_transfers: READ,
    day_seals: CHANGE,
    wallet_check_progress: CHANGE,
    wallet_checks: CHANGE,
    topups: ALL,
    topup_steps: APPEND,
    payouts: CHANGE,
    gateway_selections: ALL,
  },
  dialect: { lost_answers: ALL },
  catalogue: {
    services: CHANGE,
    categories: CHANGE,
    countries: CHANGE,
    products: CHANGE,
    offers: CHANGE,
    admitted_products: READ,
    providers: CHANGE,
    provider_connections: CHANGE,
    provider_accounts: CHANGE,
    provider_bans: ALL,
    provider_circuits: ALL,
    provider_polls: CHANGE,
    delivery_figures: FORGET,
    delivery_watermark: CHANGE,
  },
  status: { incidents: CHANGE, incident_updates: CHANGE },
  activations: {
    activations: CHANGE,
    activation_transitions: READ,
    purchases: CHANGE,
    purchase_blocks: ALL,
    provider_attempts: CHANGE,
    stray_numbers: CHANGE,
    messages: ALL,
    order_counts: CHANGE,
    order_counts_of_tables: READ,
    order_entries: READ,
    order_notes: FORGET,
  },
  notifications: { push_outbox: ALL, push_subscriptions: ALL },
  support: { cases: ALL },
  alerts: { price_alerts: ALL },
  testkeys: {
    test_worlds: CHANGE,
    test_wallets: CHANGE,
    test_numbers: ALL,
    test_messages: ALL,
    test_entries: FORGET,
  },
  webhooks: { webhook_endpoints: ALL, webhook_deliveries: ALL },
  admin: {
    alarms: CHANGE,
    audit_entries: APPEND,
    user_notes: FORGET,
    report_closings: APPEND,
    fiscal_lines: READ,
    sales_facts: READ,
    sales_facts_by_span: READ,
    sales_now: READ,
    sales_figures: ALL,
    sales_watermark: CHANGE,
    row_counts: CHANGE,
    row_counts_now: READ,
    row_counts_of_tables: READ,
    row_count_changes: FORGET,
    reconciliation_runs: CHANGE,
    reconciliation_days: ALL,
    reconciliation_differences: CHANGE,
  },
} satisfies Record<string, ServingRights['tables']>;

/** They act with the rights of their owner. */
const FUNCTIONS: ServingRights['functions'] = [
  'account_appoint_first',
  'account_change_role',
  'account_erase',
  'account_events_forget',
  'debt_end',
  'debt_open',
  'house_move',
  'house_post',
  'ledger_adjust_to_wallet',
  'ledger_lock_wallet',
  'ledger_post',
];

/**
 * No statement of the server can write a balance, change a movement of money, the audit or the schema, hand a
 * session to another account, or write a role but for an administrator whom it names.
 */
export const SERVING_RIGHTS: ServingRights = {
  tables: Object.assign({}, ...Object.values<ServingRights['tables']>(TABLES_OF)) as ServingRights['tables'],
  functions: FUNCTIONS,
};
