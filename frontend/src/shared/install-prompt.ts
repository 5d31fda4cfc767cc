export const deferredPrompt: { event: Event | null } = { event: null };

/** The browser fires this event once and early, so the event is kept. */
export function captureInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    deferredPrompt.event = event;
  });
}
