import type { AccessRule } from './access-rules.js';

const ELSEWHERE = 'the owner’s cookie on a page of another site';

/** The kinds of callers that call every operation; the owner of the object in the address is the last. */
export const CALLERS = [
  'nobody',
  'an invented token',
  'an invented API key',
  ELSEWHERE,
  'another customer',
  'a MANAGER',
  'an ADMIN',
  'an ADMIN who signed in long ago',
  'an ADMIN without the second step that is required',
  'a customer who has to change the password',
  'the owner’s API key that may read',
  'the owner’s API key that may buy',
  'the owner’s test key',
  'the owner',
] as const;

export type Caller = (typeof CALLERS)[number];

/** Any answer except a refusal of the caller: success, or a refusal of what was asked. */
export const ADMITTED = 'admitted';

const isOfStaff = ({ to }: AccessRule): boolean => to === 'ADMIN' || to === 'staff';

const signedIn = ({ to }: AccessRule): string => (to === 'test key' ? '403 TEST_KEY_REQUIRED' : ADMITTED);

const forStrangers = (rule: AccessRule): string =>
  isOfStaff(rule) ? '403 FORBIDDEN' : (rule.otherwise ?? signedIn(rule));

function forKey({ to }: AccessRule, isWriting: boolean, mayBuy: boolean): string {
  if (to === 'test key') return mayBuy ? '403 TEST_KEY_REQUIRED' : '403 API_KEY_SCOPE';
  if (to !== 'account' && to !== 'account to read') return '403 API_KEY_NOT_ALLOWED';
  return isWriting && to === 'account' && !mayBuy ? '403 API_KEY_SCOPE' : ADMITTED;
}

function forTestKey({ to, inTestWorld, otherwise }: AccessRule): string {
  if (to === 'test key') return ADMITTED;
  if (to !== 'account' && to !== 'account to read') return '403 API_KEY_NOT_ALLOWED';
  if (!inTestWorld) return '403 TEST_KEY_NOT_ALLOWED';
  return otherwise === '404 NOT_FOUND' ? otherwise : ADMITTED;
}

/** The answer of the operation to that caller, by its rule. */
export function expectedAccess(rule: AccessRule, method: string, caller: Caller): string {
  const outcome = admission(rule, method, caller);
  return outcome === ADMITTED && rule.isMissing ? '404 NOT_FOUND' : outcome;
}

function admission(rule: AccessRule, method: string, caller: Caller): string {
  if (rule.to === 'anybody') return ADMITTED;
  if (rule.to === 'our pages') return caller === ELSEWHERE ? '403 CSRF_REJECTED' : ADMITTED;
  const isWriting = method !== 'GET';
  switch (caller) {
    case 'nobody':
    case 'an invented token':
      return '401 UNAUTHENTICATED';
    case 'an invented API key':
      return '401 INVALID_API_KEY';
    case ELSEWHERE:
      if (isWriting) return '403 CSRF_REJECTED';
      return isOfStaff(rule) ? '403 FORBIDDEN' : ADMITTED;
    case 'another customer':
      return forStrangers(rule);
    case 'a MANAGER':
      return rule.to === 'staff' ? ADMITTED : forStrangers(rule);
    case 'an ADMIN':
      return isOfStaff(rule) ? ADMITTED : forStrangers(rule);
    case 'an ADMIN who signed in long ago':
      if (!isOfStaff(rule)) return forStrangers(rule);
      return rule.needsRecentSignIn ? '403 REAUTHENTICATION_REQUIRED' : ADMITTED;
    case 'an ADMIN without the second step that is required':
      if (!rule.beforeTwoFactor) return '403 TWO_FACTOR_ENROLMENT_REQUIRED';
      return forStrangers(rule);
    case 'a customer who has to change the password':
      return rule.beforePasswordChange ? ADMITTED : '403 PASSWORD_CHANGE_REQUIRED';
    case 'the owner’s API key that may read':
      return forKey(rule, isWriting, false);
    case 'the owner’s API key that may buy':
      return forKey(rule, isWriting, true);
    case 'the owner’s test key':
      return forTestKey(rule);
    case 'the owner':
      return isOfStaff(rule) ? '403 FORBIDDEN' : signedIn(rule);
  }
}
