/** Rules of the server, so that a screen can say before a call what the call would answer. Written by npm run generate. */

/** What a password has to have where it is chosen and where the profile changes it; the first that is missing is told. */
export const PASSWORD_CRITERIA = {
  chosen: { length: /^.{8,}$/s, lowercase: /[a-z]/, uppercase: /[A-Z]/, digit: /[0-9]/, special: /[@$!%*?&]/ },
  changed: { length: /^.{8,}$/s, lowercase: /[a-z]/, uppercase: /[A-Z]/, digit: /[0-9]/, special: /[^A-Za-z0-9]/ },
} as const;
