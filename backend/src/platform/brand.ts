import brandFile from '../../../brand.json' with { type: 'json' };

export const BRAND = {
  name: brandFile.name,
  legalEntity: brandFile.legal_entity.name,
  contactEmail: brandFile.contact.email,
} as const;
