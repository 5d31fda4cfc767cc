import { COMMON_ENDINGS, COMMON_WHOLE, COMMON_WORDS } from './common-password-parts.js';

const listOf = (text: string) => text.split(/\s+/).filter(Boolean);

const words = new Set(listOf(COMMON_WORDS));
const endings = listOf(COMMON_ENDINGS);
const whole = new Set(listOf(COMMON_WHOLE));

/**
 * True for the passwords that people choose when such rules are asked of them and that are therefore
 * tried first: a common word with a common ending, or a known whole, in whatever case.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (whole.has(lower) || words.has(lower)) return true;
  return endings.some((ending) => lower.endsWith(ending) && words.has(lower.slice(0, -ending.length)));
}
