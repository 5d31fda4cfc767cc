import { installOffer } from '../shared/install-offer';

/** Keeps the browser's offer to install the app, which it makes once and early, for whoever presses the button. */
export function holdInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOffer.held = event;
  });
}
