import type { Language } from '../languages.js';
import type { ErrorCode, ErrorTextKey } from './catalogue.js';
import type { ErrorDetails } from './domain-error.js';
import { textsEn } from './texts.en.js';
import { textsEs } from './texts.es.js';
import { textsPt } from './texts.pt.js';

export type { CodeWithFacts, ErrorDto, PurchaseBlockDto } from './error.dto.js';
export type { AccountInUseErrorDto } from './refusal.dto.js';
export { ERROR_STATUS, FIELD_OF_CODE, type ErrorCode } from './catalogue.js';
export {
  DomainError,
  InvalidInputError,
  RefusedFieldError,
  StartError,
  type ErrorDetails,
} from './domain-error.js';
export { FIELD_TEXTS, isFieldTextKey, type FieldTextKey } from './field-texts.js';

const TEXTS: Record<Language, Partial<Record<string, string>> & Record<ErrorTextKey, string>> = {
  pt: textsPt,
  en: textsEn,
  es: textsEs,
};

const shown = (fact: unknown) => (typeof fact === 'number' || typeof fact === 'string' ? String(fact) : '');

/** A place for a fact: `{name}`, or `{name:number|numbers}`. */
const GAP = /\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g;

/** Of the two words in a place, the first one is for the number 1. */
export function errorText(code: ErrorCode, language: Language, facts: ErrorDetails = {}): string {
  const texts = TEXTS[language];
  return (texts[`${code}:${shown(facts.reason)}`] ?? texts[code]).replace(
    GAP,
    (_, name: string, one?: string, other?: string) =>
      one === undefined ? shown(facts[name]) : String(facts[name] === 1 ? one : other),
  );
}
