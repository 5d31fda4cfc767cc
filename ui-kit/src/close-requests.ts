import { type RefObject, useEffect } from 'react';

interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/** Presses the button when the platform asks to close, as the Back of Android does; the history stays as it is. */
export function useCloseRequests(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    if (!window.CloseWatcher) return;
    let watcher: CloseWatcher | undefined;
    function watch() {
      if (!window.CloseWatcher) return;
      watcher = new window.CloseWatcher();
      watcher.onclose = () => {
        // A request ends the watching; what stays open waits for the next.
        if (button.current?.disabled) watch();
        else button.current?.click();
      };
    }
    watch();
    return () => watcher?.destroy();
  }, [button]);
}
