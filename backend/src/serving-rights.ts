import type { ServingRights } from './platform/database/index.js';

const READ = ['SELECT'] as const;
/** Written by functions only. */
const BY_FUNCTIONS = READ;
const APPEND = ['SELECT', 'INSERT'] as const;
const CHANGE = ['SELECT', 'INSERT', 'UPDATE'] as const;
const FORGET = ['SELECT', 'INSERT', 'DELETE'] as const;
const ALL = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] as const;

const TABLES: ServingRights['tables'] = {
  migrations: READ,
  repeatable_migrations: READ,
  settings: ALL,
  activation_transitions: READ,
  admitted_products: READ,
  listed_offers: READ,
  open_offers: READ,
  order_entries: READ,
  order_counts: CHANGE,
  order_counts_of_tables: READ,

  alarms: CHANGE,
  report_closings: APPEND,
  topup_steps: APPEND,
  rate_quotes: APPEND,
  rates_in_force: APPEND,
  rate_feeds: CHANGE,
  fiscal_lines: READ,
  sales_facts: READ,
  sales_facts_by_span: READ,
  sales_now: READ,
  row_counts_now: READ,
  row_counts_of_tables: READ,
  sales_figures: ALL,
  sales_watermark: CHANGE,
  row_counts: CHANGE,
  row_count_changes: FORGET,
  delivery_figures: FORGET,
  delivery_watermark: CHANGE,

  transfer_kinds: READ,
  transfers: BY_FUNCTIONS,
  house_transfer_kinds: READ,
  house_transfers: BY_FUNCTIONS,
  account_entries: READ,
  account_balances: READ,
  wallet_checks: CHANGE,
  wallet_check_progress: CHANGE,
  day_seals: CHANGE,
  reconciliation_runs: CHANGE,
  reconciliation_days: ALL,
  reconciliation_differences: CHANGE,
  account_sums: ALL,
  account_watermarks: CHANGE,
  wallets: BY_FUNCTIONS,
  wallet_sums: BY_FUNCTIONS,
  wallet_sums_of_transfers: READ,
  audit_entries: APPEND,
  account_events: FORGET,
  user_notes: FORGET,

  users: { rights: CHANGE, notWriting: ['role'] },
  payouts: CHANGE,
  purchases: CHANGE,
  activations: CHANGE,
  provider_attempts: CHANGE,
  provider_accounts: CHANGE,
  provider_bans: ALL,
  provider_circuits: ALL,
  provider_polls: CHANGE,
  stray_numbers: CHANGE,
  services: CHANGE,
  categories: CHANGE,
  countries: CHANGE,
  providers: CHANGE,
  provider_connections: CHANGE,
  products: CHANGE,
  offers: CHANGE,
  leases: CHANGE,
  order_notes: FORGET,

  alarm_links: FORGET,
  identities: FORGET,
  api_keys: ALL,
  avatars: ALL,
  device_grants: ALL,
  email_verifications: ALL,
  gateway_selections: ALL,
  idempotency_keys: ALL,
  identity_flows: ALL,
  known_devices: ALL,
  messages: ALL,
  password_resets: ALL,
  purchase_blocks: ALL,
  push_outbox: ALL,
  push_subscriptions: ALL,
  rate_limits: ALL,
  sessions: ALL,
  topups: ALL,
  two_factor: ALL,
  two_factor_recovery_codes: ALL,
};

/** Functions that act with the rights of their owner: the only way to what is written by functions. */
const FUNCTIONS: ServingRights['functions'] = [
  'account_set_role',
  'house_move',
  'house_post',
  'ledger_explain',
  'ledger_lock_wallet',
  'ledger_post',
];

/**
 * What the role that serves may do with each table, view and function: no more than the product does, and nothing with
 * one that is not named. No statement of the server can write a balance or a role, or change a movement of money, the
 * audit or the schema.
 */
export const SERVING_RIGHTS: ServingRights = { tables: TABLES, functions: FUNCTIONS };
