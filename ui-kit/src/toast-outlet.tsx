import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { toast as sonner, Toaster as SonnerToaster } from 'sonner';
import { useMediaQuery } from './media-query';
import { takeToastRequests, toastDurations, type ToastRequest } from './toast';

export interface ToasterProps {
  label: string;
  closeLabel: string;
}

/** A frame with buttons below its top bar sets `--toast-top`, so that no toast covers them. */
const belowTopBar = 'calc(var(--toast-top, var(--space) * 19) + env(safe-area-inset-top))';

/** Keeps toasts from covering the bars at the bottom. */
const aboveBottomBars = 'calc(var(--bottom-bars, 0px) + var(--space) * 3)';

function deliver(request: ToastRequest): void {
  if (request.type === 'dismiss') {
    sonner.dismiss(request.id);
    return;
  }
  const { kind, content } = request;
  const { id, title, message, action, duration = toastDurations[kind], position } = content;
  sonner[kind](title, { id, description: message, action, duration, position });
}

export default function ToastOutlet({ label, closeLabel }: ToasterProps) {
  // Runs after the library's own effect, so that the library listens before toasts are delivered.
  useEffect(() => {
    const stop = takeToastRequests(deliver);
    return () => {
      stop();
      // Otherwise the library would show the toasts of this page on the next page.
      sonner.dismiss();
    };
  }, []);

  const isNarrow = useMediaQuery('(width < 48rem)');

  return (
    <SonnerToaster
      position={isNarrow ? 'bottom-center' : 'top-right'}
      containerAriaLabel={label}
      closeButton
      gap={8}
      offset={{ top: belowTopBar, bottom: aboveBottomBars, right: 16 }}
      mobileOffset={{ top: belowTopBar, bottom: aboveBottomBars, left: 12, right: 12 }}
      icons={{
        success: <CircleCheck aria-hidden className="text-received" />,
        error: <CircleAlert aria-hidden className="text-danger" />,
        warning: <TriangleAlert aria-hidden className="text-waiting" />,
        info: <Info aria-hidden className="text-muted" />,
        close: <X aria-hidden />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: closeLabel,
        classNames: {
          toast: 'toast',
          content: 'toast-content',
          title: 'toast-title',
          description: 'toast-message',
          icon: 'toast-icon',
          actionButton: 'toast-action',
          closeButton: 'toast-close',
        },
      }}
    />
  );
}
