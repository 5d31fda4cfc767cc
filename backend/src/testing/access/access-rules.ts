/** Who may call an operation: whether people on our pages, programs with a key, and staff of each role are admitted. */
export type Admission =
  /** Anybody, without any credential. */
  | 'anybody'
  /** Anybody, but only from our own pages or a program, because the operation sets the session cookie. */
  | 'our pages'
  /** Everybody with an account, by session or API key; a key that may only read cannot write. */
  | 'account'
  /** Like `account`, for operations that change nothing but do not use GET. */
  | 'account to read'
  /** A session, but not an API key. */
  | 'session'
  /** A test key of scope `buy`. */
  | 'test key'
  /** The session of an administrator. */
  | 'ADMIN'
  /** The session of any member of staff. */
  | 'staff';

/** The kind of object in the address that belongs to one account. */
export type OwnedObject =
  | 'account'
  | 'topup'
  | 'activation'
  | 'session'
  | 'api key'
  | 'webhook endpoint'
  | 'webhook delivery'
  | 'alert'
  | 'team'
  | 'invitation'
  | 'member';

export interface AccessRule {
  to: Admission;
  /** Also possible while a password change is required. */
  beforePasswordChange?: true;
  /** Also possible for staff who have no second step yet, where one is required. */
  beforeTwoFactor?: true;
  /** The object in the address or the body; only its owner is admitted. */
  names?: OwnedObject;
  /** The answer to everybody else. */
  otherwise?: '403 FORBIDDEN' | '404 NOT_FOUND';
  /** The object does not exist yet, and admitted callers are told so. */
  isMissing?: true;
  /** Requires that staff signed in or confirmed within the last 15 minutes. */
  needsRecentSignIn?: true;
  /** Answers a test key from the test world; without this, a route that needs an account refuses such a key. */
  inTestWorld?: true;
  /** Ends the session of the caller. */
  endsSession?: true;
  /** Ends sessions of other people when the caller is admitted. */
  endsOthersSessions?: true;
}

const anybody: AccessRule = { to: 'anybody' };
const ourPages: AccessRule = { to: 'our pages' };
const account: AccessRule = { to: 'account' };
const simulated: AccessRule = { to: 'account', inTestWorld: true };
const session: AccessRule = { to: 'session' };
const administrator: AccessRule = { to: 'ADMIN' };
/** For administrators; the object in the address does not exist. */
const missing: AccessRule = { to: 'ADMIN', isMissing: true };
/** Needs a sign-in or a confirmation of the last minutes. */
const confirmed: AccessRule = { to: 'ADMIN', needsRecentSignIn: true };
const staff: AccessRule = { to: 'staff' };
const secondStep: AccessRule = { to: 'session', beforeTwoFactor: true };
const own = (names: OwnedObject, to: Admission = 'account'): AccessRule => ({
  to,
  names,
  otherwise: '404 NOT_FOUND',
});

/** For a test key of the owner, a number of the product does not exist. */
const ownNumber: AccessRule = { ...own('activation'), inTestWorld: true };

/** The rule of every operation of the API. It is written by hand, because it checks what the document says. */
export const ACCESS_RULES: Readonly<Record<string, AccessRule>> = {
  'GET /api/v1/app': anybody,
  'GET /api/v1/countries': anybody,
  'GET /api/v1/services': anybody,
  'GET /api/v1/status': anybody,
  'GET /api/v1/status/products': anybody,
  'GET /api/v1/status/incidents': anybody,
  'GET /api/v1/status/incidents/feed': anybody,
  'POST /api/v1/status/followers': anybody,
  'POST /api/v1/contact': anybody,
  'GET /api/v1/cases': account,
  'POST /api/v1/orders/{id}/case': own('activation', 'session'),
  'POST /api/v1/webhooks/mercadopago': anybody,
  'GET /api/v1/admin/gateways/{code}/webhook': missing,
  'POST /api/v1/admin/gateways/{code}/webhook': { ...confirmed, isMissing: true },
  'POST /api/v1/webhooks/pix': anybody,
  'POST /api/v1/webhooks/pix/pix': anybody,
  'POST /api/v1/webhooks/sms/{provider}': anybody,

  'POST /api/v1/users/register': anybody,
  'POST /api/v1/users/verify-email': anybody,
  'POST /api/v1/users/resend-verification': anybody,
  'POST /api/v1/users/login': ourPages,
  'POST /api/v1/users/forgot-password': anybody,
  'POST /api/v1/users/reset-password': anybody,
  'POST /api/v1/users/secure-account': anybody,
  'POST /api/v1/auth/start': ourPages,
  'POST /api/v1/auth/callback': ourPages,
  'POST /api/v1/auth/second-step': ourPages,
  'POST /api/v1/auth/device': anybody,
  'POST /api/v1/auth/device/token': anybody,
  'GET /api/v1/auth/device/{userCode}': { to: 'session', isMissing: true },
  'POST /api/v1/auth/device/decision': { to: 'session', isMissing: true },

  'GET /api/v1/users/me': { ...simulated, beforePasswordChange: true, beforeTwoFactor: true },
  'POST /api/v1/test/clock/advance': { to: 'test key' },
  'PATCH /api/v1/users/me': session,
  'DELETE /api/v1/users/me': session,
  'GET /api/v1/users/me/export': session,
  'PATCH /api/v1/users/me/profile': session,
  'POST /api/v1/users/me/avatar': session,
  'GET /api/v1/users/me/activity': session,
  'POST /api/v1/users/change-password': session,
  'POST /api/v1/users/change-required-password': { to: 'session', beforePasswordChange: true },
  'POST /api/v1/users/logout': {
    to: 'session',
    beforePasswordChange: true,
    beforeTwoFactor: true,
    endsSession: true,
  },
  'GET /api/v1/users/me/sessions': session,
  'POST /api/v1/users/me/sessions/confirm': session,
  'POST /api/v1/users/me/sessions/revoke-others': session,
  'DELETE /api/v1/users/me/sessions/{id}': own('session', 'session'),
  'GET /api/v1/users/me/account': simulated,
  'GET /api/v1/users/me/limits': account,
  'GET /api/v1/users/me/api-keys': session,
  'POST /api/v1/users/me/api-keys': session,
  'PATCH /api/v1/users/me/api-keys/{id}': own('api key', 'session'),
  'DELETE /api/v1/users/me/api-keys/{id}': own('api key', 'session'),
  'GET /api/v1/teams': session,
  'POST /api/v1/teams': session,
  'POST /api/v1/teams/invitations/view': session,
  'POST /api/v1/teams/invitations/accept': session,
  'GET /api/v1/teams/{accountId}': own('team', 'session'),
  'PATCH /api/v1/teams/{accountId}': own('team', 'session'),
  'DELETE /api/v1/teams/{accountId}': own('team', 'session'),
  'POST /api/v1/teams/{accountId}/invitations': own('team', 'session'),
  'DELETE /api/v1/teams/{accountId}/invitations/{id}': own('invitation', 'session'),
  'PATCH /api/v1/teams/{accountId}/members/{userId}': own('member', 'session'),
  'DELETE /api/v1/teams/{accountId}/members/{userId}': own('member', 'session'),
  'GET /api/v1/alerts': account,
  'POST /api/v1/alerts': session,
  'DELETE /api/v1/alerts/{id}': own('alert', 'session'),
  'GET /api/v1/users/me/webhooks': session,
  'POST /api/v1/users/me/webhooks': session,
  'PATCH /api/v1/users/me/webhooks/{id}': own('webhook endpoint', 'session'),
  'DELETE /api/v1/users/me/webhooks/{id}': own('webhook endpoint', 'session'),
  'POST /api/v1/users/me/webhooks/{id}/rotate': own('webhook endpoint', 'session'),
  'POST /api/v1/users/me/webhooks/{id}/test': own('webhook endpoint', 'session'),
  'GET /api/v1/users/me/webhooks/{id}/deliveries': own('webhook endpoint', 'session'),
  'POST /api/v1/users/me/webhooks/deliveries/{id}/resend': own('webhook delivery', 'session'),
  'POST /api/v1/users/me/webhooks/{id}/resend': own('webhook endpoint', 'session'),
  'GET /api/v1/users/me/sign-in-methods': secondStep,
  'POST /api/v1/users/me/two-factor': secondStep,
  'POST /api/v1/users/me/two-factor/confirm': secondStep,
  'POST /api/v1/users/me/two-factor/recovery-codes': secondStep,
  'POST /api/v1/users/me/two-factor/disable': secondStep,

  'GET /api/v1/wallets/{currency}/balance': simulated,
  'GET /api/v1/wallets/{currency}/transactions': simulated,
  'POST /api/v1/wallets/checkout/pix/deposit': account,
  'GET /api/v1/payments/rates': account,
  'GET /api/v1/payments/topups': account,
  'GET /api/v1/payments/topups/{id}': own('topup'),
  'POST /api/v1/payments/topups/{id}/check': own('topup'),
  'POST /api/v1/payments/topups/{id}/payouts': own('topup', 'session'),
  'GET /api/v1/payments/payouts': session,
  'GET /api/v1/gateways': account,
  'GET /api/v1/gateways/selection': { to: 'account', isMissing: true },
  'POST /api/v1/gateways/selection': session,

  'GET /api/v1/notifications/vapid-public-key': session,
  'POST /api/v1/notifications/subscribe': { to: 'session', names: 'account', otherwise: '403 FORBIDDEN' },
  'DELETE /api/v1/notifications/unsubscribe': session,
  'POST /api/v1/notifications/test': session,

  'GET /api/v1/services/most-used': account,
  'POST /api/v1/sms/validate-purchase': { to: 'account to read', inTestWorld: true },
  'POST /batch/purchase': { ...simulated, names: 'account', otherwise: '403 FORBIDDEN' },
  'GET /batch/user-transactions/{userId}': { ...simulated, names: 'account', otherwise: '403 FORBIDDEN' },
  'GET /ws/{userId}': { to: 'account', names: 'account', otherwise: '403 FORBIDDEN' },
  'GET /sms-activate/activation/{id}': ownNumber,
  'DELETE /sms-activate/activation/{id}': ownNumber,
  'POST /sms-activate/activation/{id}/swap': ownNumber,
  'POST /sms-activate/activation/{id}/another': ownNumber,
  'POST /sms-activate/activation/{id}/finish': ownNumber,
  'GET /api/v1/orders/my-orders': simulated,
  'GET /api/v1/orders/{id}': ownNumber,

  'GET /api/v1/admin/rates': administrator,
  'GET /api/v1/admin/gateways': administrator,
  'GET /api/v1/admin/settings': administrator,
  'GET /api/v1/admin/settings/{key}': missing,
  'PUT /api/v1/admin/settings/{key}': confirmed,
  'DELETE /api/v1/admin/settings/{key}': { ...confirmed, isMissing: true },
  'GET /api/v1/admin/rights': staff,
  'GET /api/v1/admin/tokens': staff,
  'POST /api/v1/admin/tokens': { to: 'staff', needsRecentSignIn: true },
  'DELETE /api/v1/admin/tokens/{id}': { to: 'staff', isMissing: true },
  'GET /api/v1/admin/search': administrator,
  'GET /api/v1/admin/dashboard/stats': staff,
  'GET /api/v1/admin/dashboard/overview': staff,
  'GET /api/v1/admin/dashboard/series': staff,
  'GET /api/v1/admin/revenue/stats': staff,
  'GET /api/v1/admin/alarms': administrator,
  'POST /api/v1/admin/alarms/{id}/acknowledge': { to: 'ADMIN', isMissing: true },
  'POST /api/v1/admin/figures/rebuild': administrator,
  'GET /api/v1/admin/reports/change': administrator,
  'GET /api/v1/admin/reports/closings': administrator,
  'GET /api/v1/admin/reports/closings/{month}': administrator,
  'GET /api/v1/admin/reports/closings/{month}/checks': administrator,
  'POST /api/v1/admin/reports/closings': confirmed,
  'GET /api/v1/admin/reports/fiscal': administrator,
  'GET /api/v1/admin/reports/reconciliation': administrator,
  'GET /api/v1/admin/reports/reconciliation/{id}': missing,
  'POST /api/v1/admin/reports/reconciliation/run': administrator,
  'POST /api/v1/admin/reports/reconciliation/accept': confirmed,
  'POST /api/v1/admin/reports/reconciliation/{id}/accept': { ...confirmed, isMissing: true },
  'GET /api/v1/admin/reports/books': administrator,
  'POST /api/v1/admin/reports/books/payments': confirmed,
  'POST /api/v1/admin/reports/books/verify': administrator,
  'GET /api/v1/admin/reports/{report}': missing,
  'GET /api/v1/admin/users': administrator,
  'GET /api/v1/admin/users/stats': administrator,
  'POST /api/v1/admin/users': administrator,
  'GET /api/v1/admin/users/{id}': administrator,
  'DELETE /api/v1/admin/users/{id}': confirmed,
  'PATCH /api/v1/admin/users/{id}': administrator,
  'PATCH /api/v1/admin/users/{id}/status': administrator,
  'PATCH /api/v1/admin/users/{id}/role': confirmed,
  'PATCH /api/v1/admin/users/{id}/basic': administrator,
  'PATCH /api/v1/admin/users/{id}/profile': administrator,
  'POST /api/v1/admin/users/{id}/resend-verification': administrator,
  'POST /api/v1/admin/users/{id}/reset-password': administrator,
  'POST /api/v1/admin/users/{id}/block': administrator,
  'POST /api/v1/admin/users/{id}/unblock': administrator,
  'POST /api/v1/admin/users/{id}/clear-flag': administrator,
  'POST /api/v1/admin/users/{id}/reveal': confirmed,
  'GET /api/v1/admin/users/{id}/notes': administrator,
  'POST /api/v1/admin/users/{id}/notes': administrator,
  'GET /api/v1/admin/users/{id}/sessions': administrator,
  'DELETE /api/v1/admin/users/{id}/sessions/{sessionId}': { to: 'ADMIN', endsOthersSessions: true },
  'GET /api/v1/admin/users/{id}/statement': administrator,
  'GET /api/v1/admin/users/{id}/timeline': administrator,
  'POST /api/v1/admin/adjustments/bulk': confirmed,
  'GET /api/v1/admin/audit': administrator,
  'POST /api/v1/admin/users/{id}/adjustments': confirmed,
  'PATCH /api/v1/admin/users/{id}/balance': confirmed,
  'POST /api/v1/admin/users/{id}/debts/{debtId}/waive': confirmed,
  'POST /api/v1/admin/users/{id}/sessions/revoke-all': { to: 'ADMIN', endsOthersSessions: true },
  'GET /api/v1/admin/orders': administrator,
  'GET /api/v1/admin/orders/stats': administrator,
  'GET /api/v1/admin/orders/{id}': missing,
  'POST /api/v1/admin/orders/{id}/cancel': missing,
  'POST /api/v1/admin/orders/{id}/refund': { ...confirmed, isMissing: true },
  'POST /api/v1/admin/orders/{id}/recheck': missing,
  'GET /api/v1/admin/orders/{id}/notes': missing,
  'POST /api/v1/admin/orders/{id}/notes': administrator,
  'GET /api/v1/admin/activations': administrator,
  'POST /api/v1/admin/messages/{id}/reveal': confirmed,
  'GET /api/v1/admin/topups': administrator,
  'GET /api/v1/admin/topups/{id}': missing,
  'POST /api/v1/admin/topups/{id}/reread': missing,
  'POST /api/v1/admin/topups/{id}/refund': { ...confirmed, isMissing: true },
  'POST /api/v1/admin/sessions/revoke-all': { to: 'ADMIN', endsOthersSessions: true },

  'GET /api/v1/admin/products': administrator,
  'GET /api/v1/admin/products/stats': administrator,
  'GET /api/v1/admin/products/delivery': administrator,
  'POST /api/v1/admin/products': confirmed,
  'POST /api/v1/admin/products/bulk': confirmed,
  'POST /api/v1/admin/operations/{operationId}/undo': { ...confirmed, isMissing: true },
  'POST /api/v1/admin/products/sync': administrator,
  'GET /api/v1/admin/products/{id}': missing,
  'PATCH /api/v1/admin/products/{id}': { ...confirmed, isMissing: true },
  'POST /api/v1/admin/products/{id}/pause': missing,
  'POST /api/v1/admin/products/{id}/resume': missing,
  'GET /api/v1/admin/products/{id}/offers': missing,
  'PATCH /api/v1/admin/products/{id}/offers/{offerId}': confirmed,
  'POST /api/v1/admin/products/{id}/offers/{offerId}/open': confirmed,
  'GET /api/v1/admin/incidents': administrator,
  'POST /api/v1/admin/incidents': administrator,
  'GET /api/v1/admin/incidents/customers': administrator,
  'GET /api/v1/admin/incidents/{id}': missing,
  'POST /api/v1/admin/incidents/{id}/updates': missing,
  'PATCH /api/v1/admin/incidents/{id}/updates/{updateId}': missing,
  'GET /api/v1/admin/cases': administrator,
  'GET /api/v1/admin/cases/counts': administrator,
  'GET /api/v1/admin/cases/{id}': missing,
  'POST /api/v1/admin/cases/{id}/assign': missing,
  'POST /api/v1/admin/cases/{id}/postpone': missing,
  'POST /api/v1/admin/cases/{id}/reread': missing,
  'POST /api/v1/admin/cases/{id}/decide': missing,
  'POST /api/v1/admin/cases/{id}/reply': missing,
  'POST /api/v1/admin/cases/{id}/reply/take-back': missing,
  'GET /api/v1/admin/cases/{id}/viewers': missing,
  'GET /api/v1/admin/categories': administrator,
  'POST /api/v1/admin/categories': administrator,
  'GET /api/v1/admin/categories/{code}': missing,
  'PATCH /api/v1/admin/categories/{code}': missing,
  'GET /api/v1/admin/countries': administrator,
  'GET /api/v1/admin/countries/{iso}': administrator,
  'PATCH /api/v1/admin/countries/{iso}': administrator,
  'GET /api/v1/admin/providers': administrator,
  'POST /api/v1/admin/providers': confirmed,
  'GET /api/v1/admin/providers/{code}': missing,
  'PATCH /api/v1/admin/providers/{code}': { ...confirmed, isMissing: true },
  'POST /api/v1/admin/providers/{code}/pause': missing,
  'POST /api/v1/admin/providers/{code}/resume': missing,
  'POST /api/v1/admin/providers/{code}/check': missing,
};
