import type { Language } from '../../../shared/i18n/languages';

export const legalDocuments = ['terms', 'refund', 'privacy'] as const;

export type LegalDocumentId = (typeof legalDocuments)[number];

export type LegalBlock = string | string[] | { steps: string[] };

/** Texts name the brand in {{braces}} and links in <tags>. */
export interface LegalText {
  lead: string;
  sections: { id: string; title: string; blocks: LegalBlock[] }[];
}

const files = import.meta.glob<{ default: LegalText }>('../texts/*/*.json');

export async function loadLegalText(document: LegalDocumentId, language: Language): Promise<LegalText> {
  const load = files[`../texts/${language}/${document}.json`];
  if (!load) throw new Error(`There are no ${document} in ${language}`);
  return (await load()).default;
}
