/** In the order in which the first missing one is reported. */
const EVERYWHERE = { length: /^.{8,}$/s, lowercase: /[a-z]/, uppercase: /[A-Z]/, digit: /[0-9]/ } as const;

/** The clients get a copy by `npm run generate`. */
export const PASSWORD_CRITERIA = {
  /** At the registration, by a mailed link, and in place of a temporary one. */
  chosen: { ...EVERYWHERE, special: /[@$!%*?&]/ },
  changed: { ...EVERYWHERE, special: /[^A-Za-z0-9]/ },
} as const;

export type PasswordCriterion = keyof typeof PASSWORD_CRITERIA.chosen;
export type PasswordCriteria = Readonly<Record<PasswordCriterion, RegExp>>;

export const unmetCriteria = (criteria: PasswordCriteria, password: string) =>
  (Object.keys(criteria) as PasswordCriterion[]).filter((name) => !criteria[name].test(password));
