export interface Fault {
  name: string;
  /** A path below `backend/src/modules`; paths of tests start there too. */
  file: string;
  /** Text that is in the file exactly once. */
  place: string;
  becomes: string;
  tests: string[];
}

const LEDGER = 'wallet/ledger/ledger.sql';
const PURCHASE = 'activations/purchase/purchase.sql';
const ATTEMPTS = 'activations/purchase/attempts.sql';
const LIFECYCLE = 'activations/lifecycle/lifecycle.sql';
const STATE = 'activations/activation-state.sql';
const MESSAGES = 'activations/messages/messages.sql';
const LIVE_SESSIONS = 'auth/sessions/live-credentials.store.ts';

const LEDGER_TEST = ['wallet/ledger/ledger.db.test.ts'];
const PURCHASE_TEST = ['activations/purchase/purchase.http.test.ts'];
const INTERLEAVINGS = ['activations/interleavings.db.test.ts'];
const LIFECYCLE_TEST = ['activations/lifecycle/lifecycle.http.test.ts'];
const MESSAGES_TEST = ['activations/messages/messages.http.test.ts'];
const UNKNOWN_TEST = ['activations/purchase/unknown-outcomes.http.test.ts'];
const ORDER_ACTIONS = ['admin/orders/order-actions.http.test.ts'];
const SESSIONS_TEST = ['auth/sessions/sessions.db.test.ts', 'auth/sessions/sessions.http.test.ts'];
const SESSION_TEST = ['auth/sessions/session.test.ts'];

const faultsOf =
  (file: string, tests: string[]) =>
  (name: string, place: string, becomes: string): Fault => ({ name, file, place, becomes, tests });

const ledger = faultsOf(LEDGER, LEDGER_TEST);
const begin = faultsOf(PURCHASE, PURCHASE_TEST);

/** Faults of money, purchases and sessions as a person could write them; a test must notice each one. */
export const faults: Fault[] = [
  ledger('a repetition moves money again', '(kind = rule.kind OR ends = rule.ends)', 'false'),
  ledger('a hold ends twice', '(kind = rule.kind OR ends = rule.ends)', 'kind = rule.kind'),
  ledger('nobody looks whether there is enough', 'wallet.available_cents < posting.amount_cents', 'false'),
  ledger(
    'the last cent cannot be spent',
    'wallet.available_cents < posting.amount_cents',
    'wallet.available_cents <= posting.amount_cents',
  ),
  ledger(
    'what is held is taken off',
    "CASE 'held' WHEN credit THEN posting.amount_cents",
    "CASE 'held' WHEN credit THEN -posting.amount_cents",
  ),
  ledger(
    'what is taken stays',
    `WHEN debit THEN -posting.amount_cents ELSE 0 END;
  posting.held_cents :=`,
    `WHEN debit THEN 0 ELSE 0 END;
  posting.held_cents :=`,
  ),
  ledger(
    'two movements of a wallet meet',
    `SELECT * INTO wallet FROM wallets
   WHERE user_id = p_user_id AND currency = p_currency FOR NO KEY UPDATE;`,
    'SELECT * INTO wallet FROM wallets WHERE user_id = p_user_id AND currency = p_currency;',
  ),
  ledger('a debit credits', 'rule.is_reversible AND p_amount_cents < 0', 'false'),
  faultsOf(LEDGER, INTERLEAVINGS)(
    'a payment comes from no gateway',
    "rtrim(debit, '*') || p_party",
    "rtrim(debit, '*')",
  ),
  ledger(
    'a hold ends with less than it held',
    'begun.amount_cents, p_reference_id',
    'begun.amount_cents - 1, p_reference_id',
  ),
  ledger(
    'the end of nothing is no fault',
    "RAISE EXCEPTION 'no % of % % to end', rule.ends, rule.reference_type, p_reference_id;",
    'RETURN NULL;',
  ),
  ledger(
    'movements can be changed',
    "RAISE EXCEPTION 'transfers are append-only: % refused', TG_OP;",
    'RETURN NULL;',
  ),
  ledger('a movement says that it moved nothing', 'posting.moved := true;', 'posting.moved := false;'),

  faultsOf(PURCHASE, INTERLEAVINGS)(
    'purchases of a customer meet',
    'PERFORM purchase_lock_user(wanted."userId");',
    '',
  ),
  begin('a price that rose is charged', 'facts.unit_price_cents > wanted."seenPriceCents"', 'false'),
  begin(
    'one number more than allowed',
    'facts.used + wanted.quantity > facts.max_open',
    'facts.used + wanted.quantity > facts.max_open + 1',
  ),
  faultsOf(PURCHASE, LIFECYCLE_TEST)(
    'a pause of purchases stops nobody',
    "WHEN facts.block IS NOT NULL THEN 'PURCHASES_BLOCKED'",
    "WHEN false THEN 'PURCHASES_BLOCKED'",
  ),
  begin('money for one number buys two', 'facts.balance_cents < total THEN', 'facts.balance_cents < 0 THEN'),
  begin(
    'the price that was seen is charged, not the lower one',
    `ledger_post('hold', wanted."userId", wanted.currency, facts.unit_price_cents,`,
    `ledger_post('hold', wanted."userId", wanted.currency, wanted."seenPriceCents",`,
  ),
  begin('a repeated order buys again', 'IF NOT key."isClaimed" THEN', 'IF false THEN'),
  faultsOf(ATTEMPTS, INTERLEAVINGS)(
    'an answer after the hold was given up allots the number',
    `IF wanted.status <> 'REQUESTING' THEN
    attempt := attempt_end(p_attempt_id, 'found_late'`,
    `IF false THEN
    attempt := attempt_end(p_attempt_id, 'found_late'`,
  ),
  faultsOf(LIFECYCLE, PURCHASE_TEST)(
    'money of a number that was not to be had stays held',
    `activation_outcome_of(p_activation_id, true, 'failed',
                               ledger_end('release', p_activation_id, p_now), p_now)`,
    "activation_outcome_of(p_activation_id, true, 'failed', NULL, p_now)",
  ),
  faultsOf(LIFECYCLE, INTERLEAVINGS)(
    'the first message is not paid',
    'IF is_first THEN',
    'IF NOT is_first THEN',
  ),
  faultsOf(LIFECYCLE, ORDER_ACTIONS)(
    "what staff cancel counts as the customer's cancel",
    "CASE WHEN a.is_cancelled_by_staff THEN 'staff'",
    "CASE WHEN false THEN 'staff'",
  ),
  faultsOf(LIFECYCLE, LIFECYCLE_TEST)(
    'one cancel too many',
    "cancels >= (p_rule ->> 'count')",
    "cancels > (p_rule ->> 'count')",
  ),
  faultsOf(STATE, ORDER_ACTIONS)(
    'a number is refunded twice',
    "WHEN p_refunded_at IS NOT NULL THEN 'ORDER_ALREADY_REFUNDED'",
    "WHEN false THEN 'ORDER_ALREADY_REFUNDED'",
  ),
  faultsOf(LIFECYCLE, LIFECYCLE_TEST)(
    'customers cancel numbers of others',
    'WHERE id = p_activation_id AND user_id = p_user_id AND allotted_at',
    'WHERE id = p_activation_id AND allotted_at',
  ),
  faultsOf(STATE, LIFECYCLE_TEST)(
    'a number is cancelled before its time',
    "WHEN p_cancel_available_at > p_now THEN 'CANCEL_TOO_EARLY'",
    "WHEN false THEN 'CANCEL_TOO_EARLY'",
  ),
  faultsOf(STATE, LIFECYCLE_TEST)(
    'a finished number keeps its slot',
    'AND p_finished_at IS NULL AND p_expires_at > p_now',
    'AND p_expires_at > p_now',
  ),
  faultsOf(MESSAGES, INTERLEAVINGS)(
    'a repeated message is a new one',
    `IF FOUND THEN
    UPDATE messages SET text`,
    `IF false THEN
    UPDATE messages SET text`,
  ),
  faultsOf(MESSAGES, MESSAGES_TEST)(
    'a fourth free message',
    'free_messages CONSTANT integer := 3',
    'free_messages CONSTANT integer := 4',
  ),
  faultsOf('activations/purchase/attempt-plan.ts', ['activations/purchase/attempt-plan.test.ts'])(
    'a fourth try',
    'tried.length >= MAX_ATTEMPTS',
    'tried.length > MAX_ATTEMPTS',
  ),
  faultsOf('activations/purchase/number-buyer.ts', UNKNOWN_TEST)(
    'a try of unknown outcome is tried again',
    "if (answer.kind === 'unknown') {",
    "if (answer.kind === 'never') {",
  ),
  faultsOf('activations/purchase/purchase.service.ts', PURCHASE_TEST)(
    'any number of numbers',
    'assertQuantity(order.quantity, current.max_quantity);',
    '',
  ),

  faultsOf(LIVE_SESSIONS, SESSIONS_TEST)('an unused session lives on', 's.idle_expires_at > $2 AND ', ''),
  faultsOf(LIVE_SESSIONS, SESSIONS_TEST)('an ended session lives on', 's.revoked_at IS NULL AND ', ''),
  faultsOf(LIVE_SESSIONS, SESSIONS_TEST)(
    'the session of a deactivated account lives on',
    's.expires_at > $2 AND u.is_active',
    's.expires_at > $2',
  ),
  faultsOf('auth/sessions/authenticator.ts', ['auth/passwords/passwords.http.test.ts'])(
    'tokens from before a change of password are good',
    'session.rotation === claims.rotation ?',
    'session ?',
  ),
  faultsOf('auth/sessions/session.ts', SESSION_TEST)(
    'staff stay signed in for a day',
    'STAFF_SESSION_HOURS = 12',
    'STAFF_SESSION_HOURS = 24',
  ),
  faultsOf('auth/sessions/access-token.ts', ['auth/sessions/access-token.test.ts'])(
    'tokens for another purpose are good',
    "claims['typ'] !== TYPE",
    'false',
  ),
];
