import { domainToASCII } from 'node:url';
import { InvalidInputError } from '../../../platform/errors/index.js';

/** RFC 5321 allows a path of 256 characters with its angle brackets. */
const MAXIMUM_LENGTH = 254;
/** Nothing that has a meaning of its own in a mail header, where it would name another address than the stored one. */
const PATTERN = /^[^\s@\p{C}<>()[\]\\,;:"]+@([^\s@\p{C}<>()[\]\\,;:"./]+\.)+[^\s@\p{C}<>()[\]\\,;:"./]+$/u;

const IS_ASCII = /^\p{ASCII}*$/u;
/** Letters and labels only: the conversion reads more into other characters, such as the end of a host. */
const INTERNATIONAL_DOMAIN = /^(?:[a-z0-9._-]|\P{ASCII})+$/u;

/** True for what could be a stored address. */
export function isEmail(text: string): boolean {
  return (
    text.length <= MAXIMUM_LENGTH && PATTERN.test(text) && IS_ASCII.test(text.slice(text.lastIndexOf('@')))
  );
}

/** The domain in NFKC and then in its ASCII form (IDNA); one without such a form stays, and is no address. */
function asciiDomain(domain: string): string {
  const folded = domain.normalize('NFKC').toLowerCase();
  if (IS_ASCII.test(folded)) return folded;
  return (INTERNATIONAL_DOMAIN.test(folded) && domainToASCII(folded)) || folded;
}

/**
 * The address as accounts are found by it, so that one mailbox has one spelling: without surrounding space, in lower
 * case, the local part in NFC, the domain in ASCII.
 */
export function normalisedEmail(text: string): string {
  const email = text.trim();
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at).toLowerCase().normalize('NFC') + asciiDomain(email.slice(at));
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
