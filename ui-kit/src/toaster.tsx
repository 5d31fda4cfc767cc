import { useEffect, useState, type ComponentType } from 'react';
import type { ToasterProps } from './toast-outlet';
import { isToastWaiting, listenForToasts } from './toast';

const loadOutlet = () => import('./toast-outlet');

/**
 * Where toasts appear: top right, below the top bar; on a narrow screen at the bottom, above the bars there, whose
 * height the page gives as `--bottom-bars`. One a page. Its code is loaded at the reader's first action.
 */
export function Toaster(props: ToasterProps) {
  const [Outlet, setOutlet] = useState<ComponentType<ToasterProps> | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const open = () => {
      loadOutlet().then(
        (outlet) => controller.signal.aborted || setOutlet(() => outlet.default),
        (error: unknown) => window.reportError(error),
      );
    };
    // Loaded before it is needed, so that "no connection" can be said without one; what fails is tried again.
    const options = { once: true, passive: true, signal: controller.signal };
    for (const action of ['pointerdown', 'keydown']) window.addEventListener(action, open, options);
    const stopListening = listenForToasts(open);
    if (isToastWaiting()) open();
    return () => {
      controller.abort();
      stopListening();
    };
  }, []);

  return Outlet && <Outlet {...props} />;
}
