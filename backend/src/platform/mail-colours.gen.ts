// Generated from ui-kit/src/tokens.css by `npm run generate`: change the tokens.
/** Few mail clients know OKLCH or custom properties: the colours of the design in RGB. */
export const MAIL_COLOURS = {
  page: '#faf9f5',
  card: '#ffffff',
  sunken: '#f1f0ea',
  border: '#e1e0d8',
  ink: '#0d1323',
  text: '#111828',
  muted: '#575d6c',
  brand: '#cbf62e',
} as const;
