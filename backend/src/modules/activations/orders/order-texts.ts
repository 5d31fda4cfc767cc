import type { Language } from '../../../platform/languages.js';

/** What a top-up is called among the orders. */
export const BALANCE_ADDITION: Record<Language, string> = {
  pt: 'Adição de saldo',
  en: 'Balance Addition',
  es: 'Recarga de saldo',
};
