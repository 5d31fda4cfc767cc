import { InvalidInputError } from '../../../platform/errors/index.js';

/** RFC 5321 allows a path of 256 characters with its angle brackets. */
const MAXIMUM_LENGTH = 254;
/** Nothing that has a meaning of its own in a mail header, where it would name another address than the stored one. */
const PATTERN = /^[^\s@\p{C}<>()[\]\\,;:"]+@([^\s@\p{C}<>()[\]\\,;:".]+\.)+[^\s@\p{C}<>()[\]\\,;:".]+$/u;

/** True for what could be a stored address. */
export function isEmail(text: string): boolean {
  return text.length <= MAXIMUM_LENGTH && PATTERN.test(text);
}

/** The address as accounts are found by it: without surrounding space, in lower case. */
export function normalisedEmail(text: string): string {
  return text.trim().toLowerCase();
}

/**
 * The address as it is stored.
 * @throws InvalidInputError naming the field `email`
 */
export function parseEmail(text: string): string {
  const email = normalisedEmail(text);
  if (email === '') throw new InvalidInputError({ email: 'email_required' });
  if (!isEmail(email)) throw new InvalidInputError({ email: 'email_invalid' });
  return email;
}
