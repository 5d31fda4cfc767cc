/** The first missing criterion in this order is reported. */
const EVERYWHERE = { length: /^.{8,}$/s, lowercase: /[a-z]/, uppercase: /[A-Z]/, digit: /[0-9]/ } as const;

/** `npm run generate` copies this for the clients. */
export const PASSWORD_CRITERIA = {
  /** For passwords chosen at registration, by a mailed link, or instead of a temporary one. */
  chosen: { ...EVERYWHERE, special: /[@$!%*?&]/ },
  changed: { ...EVERYWHERE, special: /[^A-Za-z0-9]/ },
} as const;

export type PasswordCriterion = keyof typeof PASSWORD_CRITERIA.chosen;
export type PasswordCriteria = Readonly<Record<PasswordCriterion, RegExp>>;

export const unmetCriteria = (criteria: PasswordCriteria, password: string) =>
  (Object.keys(criteria) as PasswordCriterion[]).filter((name) => !criteria[name].test(password));
