/** The browser's prompt to install the app, for the button in the profile. */
export const deferredPrompt: { event: Event | null } = { event: null };

/** Captures the browser's prompt to install the app, which it fires once and early, until the button is pressed. */
export function captureInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    deferredPrompt.event = event;
  });
}
