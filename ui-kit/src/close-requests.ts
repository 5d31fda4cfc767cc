import { type RefObject, useEffect } from 'react';

/** What TypeScript does not know yet. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Presses the button when the platform asks to close what is open, as the Back of Android does. Nothing is written to the
 * history, so Back, Forward and reload mean what they always mean; where the browser does not ask, Back leaves the page.
 */
export function useCloseRequests(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    if (!window.CloseWatcher) return;
    let watcher: CloseWatcher | undefined;
    function watch() {
      if (!window.CloseWatcher) return;
      watcher = new window.CloseWatcher();
      watcher.onclose = () => {
        // A request ends the watching; what stays open because it is busy waits for the next.
        if (button.current?.disabled) watch();
        else button.current?.click();
      };
    }
    watch();
    return () => watcher?.destroy();
  }, [button]);
}
