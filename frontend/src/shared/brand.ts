import { contact, figures, legal_entity, logo_url, name, social, wordmark } from '../../../brand.json';
import type { Language } from './i18n/languages';

interface Brand {
  name: string;
  wordmark: string;
  logoUrl: string | undefined;
}

interface Contact {
  email: string;
  /** In E.164. */
  whatsapp: string | null;
}

type SocialPage = 'instagram' | 'telegram' | 'x';

interface LegalEntity {
  name: string;
  cnpj: string | null;
  address: string | null;
}

type Figure = 'users' | 'uptime' | 'support' | 'startTime' | 'countries' | 'activation' | 'security';

export const brand: Brand = { name, wordmark, logoUrl: logo_url ?? undefined };

export const brandContact: Contact = contact;

export const brandSocial: Record<SocialPage, string | null> = social;

export const brandLegalEntity: LegalEntity = legal_entity;

export const brandFigures: Record<Figure, Record<Language, string>> = figures;
