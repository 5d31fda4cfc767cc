/** The screens of the back-office by the names that `torpedo open` takes. */
export const SCREENS = {
  overview: '/admin',
} as const;

export type Screen = keyof typeof SCREENS;
