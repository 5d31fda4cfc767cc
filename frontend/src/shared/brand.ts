import brandFile from '../../../brand.json';
import type { Language } from './i18n/languages';

type Localized = Record<Language, string>;

type Brand = {
  name: string;
  /** The name as the logo writes it. */
  wordmark: string;
  /** Picture in place of the mark and the word. */
  logoUrl: string | undefined;
  /** Who answers for the service before the law; what is unknown is left out of the texts. */
  legalEntity: { name: string; cnpj: string | null; address: string | null };
  contact: {
    email: string;
    /** In E.164; null where there is none. */
    whatsapp: string | null;
    /** Addresses of the pages in social networks that exist. */
    social: { instagram: string | null; telegram: string | null; x: string | null };
  };
  /** The operator's claims. */
  figures: Record<
    'users' | 'uptime' | 'support' | 'startTime' | 'countries' | 'activation' | 'security',
    Localized
  >;
};

const { logo_url, legal_entity, ...rest } = brandFile;

/** What an operator changes in brand.json to sell under their own name. */
export const brand: Brand = { ...rest, logoUrl: logo_url ?? undefined, legalEntity: legal_entity };
