/** The parts of the start page that every page's navigation leads to; each has its text in `site`. */
export const siteSections = [
  { id: 'steps', anchor: 'steps-section' },
  { id: 'prices', anchor: 'prices-section' },
  { id: 'faq', anchor: 'faq-section' },
] as const;
