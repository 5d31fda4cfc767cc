import brandFile from '../../../brand.json' with { type: 'json' };

/** What the server says of who sells: the operator's words come from brand.json. */
export const BRAND = {
  name: brandFile.name,
  /** Signs the mails: who is behind the name, and where to write. */
  legalEntity: brandFile.legal_entity.name,
  contactEmail: brandFile.contact.email,
  /** Few mail clients know OKLCH or custom properties: the colours of the design in RGB. */
  mailColours: {
    page: '#faf9f5',
    card: '#ffffff',
    sunken: '#f1f0ea',
    border: '#e1e0d8',
    ink: '#0d1323',
    text: '#111828',
    muted: '#575d6c',
    brand: '#cbf62e',
  },
} as const;
