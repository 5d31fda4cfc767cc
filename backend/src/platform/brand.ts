/** What an operator changes on the server's side to sell under their own name. */
export const BRAND = {
  name: 'Torpedo',
  /** Signs the mails: who is behind the name, and where to write. */
  legalEntity: undefined as string | undefined,
  contactEmail: undefined as string | undefined,
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
