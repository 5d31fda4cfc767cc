import { PAGE_SIZES } from '../backend/src/platform/http/page-sizes.ts';
import { STAFF_ACTIONS } from '../backend/src/platform/http/staff-actions.ts';
import { COUNTRY_PREFERENCES } from '../backend/src/modules/auth/accounts/preferences.ts';
import { PASSWORD_CRITERIA } from '../backend/src/platform/password-criteria.ts';

const patternsOf = (criteria: Record<string, RegExp>) =>
  `{ ${Object.entries(criteria)
    .map(([name, pattern]) => `${name}: ${String(pattern)}`)
    .join(', ')} }`;

const HEAD =
  '/** Rules of the server, so that a screen can say before a call what the call would answer. Written by npm run generate. */';

const moduleOf = (...parts: string[]) => `${[HEAD, ...parts].join('\n\n')}\n`;

const constant = (about: string, name: string, rows: string[]) =>
  `/** ${about} */\nexport const ${name} = {\n${rows.map((row) => `  ${row},\n`).join('')}} as const;`;

const staffReasons = () =>
  constant(
    'Whether what staff do needs a reason.',
    'STAFF_REASONS',
    Object.entries(STAFF_ACTIONS).map(([action, { reason }]) => `'${action}': '${reason}'`),
  );

const passwordCriteria = () =>
  constant(
    'What a password has to have where it is chosen and where the profile changes it; the first that is missing is told.',
    'PASSWORD_CRITERIA',
    Object.entries(PASSWORD_CRITERIA).map(([place, each]) => `${place}: ${patternsOf(each)}`),
  );

const countryPreferences = () =>
  constant(
    'What an account that staff make for a country prefers.',
    'COUNTRY_PREFERENCES',
    Object.entries(COUNTRY_PREFERENCES).map(
      ([country, { language, currency }]) =>
        `${country}: { language: '${language}', currency: '${currency}' }`,
    ),
  );

const pageSizes = () =>
  constant(
    'How many rows an answer has, unless the call says it, and at most.',
    'PAGE_SIZES',
    Object.entries(PAGE_SIZES).map(
      ([rows, { usual, most }]) => `${rows}: { usual: ${usual}, most: ${most} }`,
    ),
  );

/**
 * What our own clients have to know of the server's rules before they call: modules of the API client by their file,
 * apart, so that a customer's first load carries neither those of forms nor those of staff.
 */
export const rulesForClients = () => ({
  'page-sizes.gen.ts': moduleOf(pageSizes()),
  'password-criteria.gen.ts': moduleOf(passwordCriteria()),
  'staff-rules.gen.ts': moduleOf(staffReasons(), countryPreferences()),
});
