import { PAGE_SIZES } from '../backend/src/platform/http/page-sizes.ts';
import { STAFF_ACTIONS } from '../backend/src/platform/http/staff-actions.ts';
import { COUNTRY_PREFERENCES } from '../backend/src/modules/auth/accounts/preferences.ts';
import { PASSWORD_CRITERIA } from '../backend/src/platform/password-criteria.ts';

/** @param {Record<string, RegExp>} criteria */
const patternsOf = (criteria) =>
  `{ ${Object.entries(criteria)
    .map(([name, pattern]) => `${name}: ${String(pattern)}`)
    .join(', ')} }`;

/** What our own clients have to know of the server's rules before they call, as a module of the API client. */
export function rulesForClients() {
  const reasons = Object.entries(STAFF_ACTIONS).map(([action, { reason }]) => `  '${action}': '${reason}',`);
  const criteria = Object.entries(PASSWORD_CRITERIA).map(
    ([place, each]) => `  ${place}: ${patternsOf(each)},`,
  );
  const countries = Object.entries(COUNTRY_PREFERENCES).map(
    ([country, { language, currency }]) =>
      `  ${country}: { language: '${language}', currency: '${currency}' },`,
  );
  const sizes = Object.entries(PAGE_SIZES).map(
    ([rows, { usual, most }]) => `  ${rows}: { usual: ${usual}, most: ${most} },`,
  );
  return `/** Rules of the server, so that a screen can say before a call what the call would answer. Written by npm run generate. */

/** Whether what staff do needs a reason. */
export const STAFF_REASONS = {
${reasons.join('\n')}
} as const;

/** What a password has to have where it is chosen and where the profile changes it; the first that is missing is told. */
export const PASSWORD_CRITERIA = {
${criteria.join('\n')}
} as const;

/** What an account that staff make for a country prefers. */
export const COUNTRY_PREFERENCES = {
${countries.join('\n')}
} as const;

/** How many rows an answer has, unless the call says it, and at most. */
export const PAGE_SIZES = {
${sizes.join('\n')}
} as const;
`;
}
