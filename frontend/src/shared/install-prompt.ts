export const deferredPrompt: { event: Event | null } = { event: null };

/** The browser fires it once and early. */
export function captureInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    deferredPrompt.event = event;
  });
}
