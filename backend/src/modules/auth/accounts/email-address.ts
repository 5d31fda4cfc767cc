import { domainToASCII } from 'node:url';
import { InvalidInputError } from '../../../platform/errors/index.js';

/** RFC 5321 allows a path of 256 characters with its angle brackets. */
const MAXIMUM_LENGTH = 254;
/** Excludes all characters that have a meaning in a mail header. */
const PATTERN = /^[^\s@\p{C}<>()[\]\\,;:"]+@([^\s@\p{C}<>()[\]\\,;:"./]+\.)+[^\s@\p{C}<>()[\]\\,;:"./]+$/u;

const IS_ASCII = /^\p{ASCII}*$/u;
/** Excludes characters that `domainToASCII` takes for the end of a host. */
const INTERNATIONAL_DOMAIN = /^(?:[a-z0-9._-]|\P{ASCII})+$/u;

export function isEmail(text: string): boolean {
  return (
    text.length <= MAXIMUM_LENGTH && PATTERN.test(text) && IS_ASCII.test(text.slice(text.lastIndexOf('@')))
  );
}

/** Returns the domain unchanged when it has no ASCII form (IDNA); the address is then refused. */
function asciiDomain(domain: string): string {
  const folded = domain.normalize('NFKC').toLowerCase();
  if (IS_ASCII.test(folded)) return folded;
  return (INTERNATIONAL_DOMAIN.test(folded) && domainToASCII(folded)) || folded;
}

export function normalisedEmail(text: string): string {
  const email = text.trim();
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at).toLowerCase().normalize('NFC') + asciiDomain(email.slice(at));
}

/** @throws InvalidInputError naming `email` */
export function parseEmail(text: string): string {
  const email = normalisedEmail(text);
  if (email === '') throw new InvalidInputError({ email: 'email_required' });
  if (!isEmail(email)) throw new InvalidInputError({ email: 'email_invalid' });
  return email;
}
