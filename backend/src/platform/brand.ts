import brandFile from '../../../brand.json' with { type: 'json' };

/** The operator's name, contact and colours in mails; the words come from brand.json. */
export const BRAND = {
  name: brandFile.name,
  /** Legal entity and contact address, which sign the mails. */
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
