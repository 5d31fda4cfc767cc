/** What every password has to have, in the order in which the first thing that is missing is told. */
const EVERYWHERE = {
  length: /^.{8,}$/s,
  lowercase: /[a-z]/,
  uppercase: /[A-Z]/,
  digit: /[0-9]/,
} as const;

/** By where a password is chosen; the clients get a copy of this table by `npm run generate`. */
export const PASSWORD_CRITERIA = {
  /** At the registration, by a mailed link, and in the place of a temporary one. */
  chosen: { ...EVERYWHERE, special: /[@$!%*?&]/ },
  /** In the profile. */
  changed: { ...EVERYWHERE, special: /[^A-Za-z0-9]/ },
} as const;

export type PasswordCriterion = keyof typeof PASSWORD_CRITERIA.chosen;
export type PasswordCriteria = Readonly<Record<PasswordCriterion, RegExp>>;

/** Everything that the password lacks. */
export const unmetCriteria = (criteria: PasswordCriteria, password: string) =>
  (Object.keys(criteria) as PasswordCriterion[]).filter((name) => !criteria[name].test(password));
