import { PAGE_SIZES } from '../backend/src/platform/http/page-sizes.ts';
import { STAFF_ACTIONS, STAFF_PERMISSIONS } from '../backend/src/platform/http/staff-actions.ts';
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

const staffActions = () =>
  constant(
    'What staff do: whether it needs a reason and a recent sign-in, and has a dry run.',
    'STAFF_ACTIONS',
    Object.entries(STAFF_ACTIONS).map(([action, { reason, hasDryRun, permission }]) => {
      const needsRecentSignIn = 'needsRecentSignIn' in STAFF_PERMISSIONS[permission];
      return `'${action}': { reason: '${reason}', hasDryRun: ${hasDryRun}, needsRecentSignIn: ${needsRecentSignIn} }`;
    }),
  );

const STAFF_ACTION_TYPE = 'export type StaffAction = keyof typeof STAFF_ACTIONS;';

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

/** Modules of the API client by file: separate, so that a customer's first load has no rules of forms or staff. */
export const rulesForClients = () => ({
  'page-sizes.gen.ts': moduleOf(pageSizes()),
  'password-criteria.gen.ts': moduleOf(passwordCriteria()),
  'staff-rules.gen.ts': moduleOf(staffActions(), STAFF_ACTION_TYPE, countryPreferences()),
});
