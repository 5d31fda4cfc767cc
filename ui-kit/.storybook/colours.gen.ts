// Generated from ui-kit/src/tokens.css by `npm run generate`: change the tokens.
export const light = {
  page: '#faf9f5',
  card: '#ffffff',
  sunken: '#f1f0ea',
  border: '#e1e0d8',
  borderStrong: '#919085',
  text: '#111828',
  muted: '#575d6c',
  link: '#10602d',
  brand: '#cbf62e',
  onBrand: '#111828',
} as const;

export const dark = {
  page: '#090e1a',
  card: '#111726',
  sunken: '#171d2e',
  border: '#272d3d',
  borderStrong: '#61697b',
  text: '#f4f4ee',
  muted: '#a7acba',
  link: '#bfeb56',
  brand: '#cbf62e',
  onBrand: '#111828',
} as const;
