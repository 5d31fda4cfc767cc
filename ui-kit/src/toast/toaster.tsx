import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Toaster as SonnerToaster } from 'sonner';

export type ToasterProps = {
  /** Names the region for screen readers. */
  label: string;
  closeLabel: string;
};

/** Where toasts appear: top right, above everything. One a page. */
export function Toaster({ label, closeLabel }: ToasterProps) {
  return (
    <SonnerToaster
      position="top-right"
      containerAriaLabel={label}
      closeButton
      gap={8}
      offset={16}
      mobileOffset={12}
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
