/** Rules of the server, so that a screen can say before a call what the call would answer. Written by npm run generate. */

/** Whether what staff do needs a reason. */
export const STAFF_REASONS = {
  'user.create': 'optional',
  'user.change': 'optional',
  'user.change_status': 'required',
  'user.change_role': 'optional',
  'user.change_basic': 'optional',
  'user.change_profile': 'optional',
  'user.delete': 'optional',
  'user.resend_verification': 'optional',
  'user.reset_password': 'optional',
  'user.block_purchases': 'optional',
  'user.release_purchases': 'optional',
  'user.clear_flag': 'optional',
  'user.add_note': 'optional',
  'user.reveal': 'required',
  'token.create': 'optional',
  'token.revoke': 'optional',
  'sessions.end': 'optional',
  'balance.adjust': 'required',
  'balance.waive_debt': 'required',
  'catalogue.sync': 'optional',
  'product.create': 'optional',
  'product.change': 'optional',
  'product.pause': 'optional',
  'product.resume': 'optional',
  'offer.move': 'optional',
  'offer.open': 'optional',
  'service.change': 'optional',
  'category.create': 'optional',
  'category.change': 'optional',
  'country.change': 'optional',
  'provider.create': 'optional',
  'provider.change': 'optional',
  'provider.pause': 'optional',
  'provider.resume': 'optional',
  'provider.check': 'optional',
  'order.cancel': 'optional',
  'order.refund': 'optional',
  'order.recheck': 'optional',
  'order.note': 'optional',
  'message.reveal': 'required',
  'topup.reread': 'optional',
  'topup.refund': 'optional',
  'gateway.register_webhook': 'optional',
  'figures.rebuild': 'optional',
  'reports.close': 'optional',
  'reconciliation.run': 'optional',
  'reconciliation.accept': 'optional',
  'reconciliation.verify': 'optional',
  'books.fund': 'optional',
  'alarms.acknowledge': 'optional',
  'setting.change': 'optional',
  'setting.reset': 'optional',
  'list.export': 'none',
} as const;

/** What a password has to have where it is chosen and where the profile changes it; the first that is missing is told. */
export const PASSWORD_CRITERIA = {
  chosen: { length: /^.{8,}$/s, lowercase: /[a-z]/, uppercase: /[A-Z]/, digit: /[0-9]/, special: /[@$!%*?&]/ },
  changed: { length: /^.{8,}$/s, lowercase: /[a-z]/, uppercase: /[A-Z]/, digit: /[0-9]/, special: /[^A-Za-z0-9]/ },
} as const;

/** What an account that staff make for a country prefers. */
export const COUNTRY_PREFERENCES = {
  BR: { language: 'pt-BR', currency: 'BRL' },
  US: { language: 'en-US', currency: 'USD' },
} as const;

/** How many rows an answer has, unless the call says it, and at most. */
export const PAGE_SIZES = {
  lists: { usual: 20, most: 100 },
  countries: { usual: 20, most: 300 },
  services: { usual: 100, most: 500 },
} as const;
