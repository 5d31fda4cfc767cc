import { useEffect, useState, type ComponentType } from 'react';
import type { ToasterProps } from './toast-outlet';
import { isToastWaiting, listenForToasts } from './toast';

const loadOutlet = () => import('./toast-outlet');

/** On a narrow screen toasts stand at the bottom, because what matters stands at the top of the page. */
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
