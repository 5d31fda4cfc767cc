import { contact, figures, legal_entity, logo_url, name, wordmark } from '../../../brand.json';
import type { Language } from './i18n/languages';

interface Brand {
  name: string;
  /** The name as the logo writes it. */
  wordmark: string;
  /** Picture in place of the mark and the word. */
  logoUrl: string | undefined;
}

interface Contact {
  email: string;
  /** In E.164; null where there is none. */
  whatsapp: string | null;
  /** Addresses of the pages in social networks that exist. */
  social: { instagram: string | null; telegram: string | null; x: string | null };
}

interface LegalEntity {
  name: string;
  cnpj: string | null;
  address: string | null;
}

type Figure = 'users' | 'uptime' | 'support' | 'startTime' | 'countries' | 'activation' | 'security';

// What an operator changes in brand.json to sell under their own name. Apart, so that no screen loads what it never shows.

export const brand: Brand = { name, wordmark, logoUrl: logo_url ?? undefined };

export const brandContact: Contact = contact;

/** Who answers for the service before the law; what is unknown is left out of the texts. */
export const brandLegalEntity: LegalEntity = legal_entity;

/** The operator's claims. */
export const brandFigures: Record<Figure, Record<Language, string>> = figures;
