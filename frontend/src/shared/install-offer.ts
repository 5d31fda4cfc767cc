/** The browser's offer to install the app, for the button in the profile. */
export const installOffer: { held: Event | null } = { held: null };
