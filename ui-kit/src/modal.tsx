import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names';
import { IconButton } from './icon-button';
import { SheetHandle } from './sheet-handle';

export type ModalFrameProps = Omit<ComponentProps<typeof RadixDialog.Content>, 'title'> & {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  closeLabel: string;
  /** While true, the dialog cannot be closed. */
  busy?: boolean;
  isSheet?: boolean;
};

export function ModalFrame({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  footer,
  closeLabel,
  busy = false,
  className,
  children,
  ...props
}: ModalFrameProps) {
  const stayWhileBusy = (event: Event) => {
    if (busy) event.preventDefault();
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <ModalScrim />
        <ModalContent
          aria-busy={busy || undefined}
          onEscapeKeyDown={stayWhileBusy}
          onInteractOutside={stayWhileBusy}
          className={classNames(
            'fixed z-50 flex flex-col bg-surface-card text-text shadow-card outline-none',
            className,
          )}
          {...(!description && { 'aria-describedby': undefined })}
          {...props}
        >
          <RadixDialog.Title className="pt-6.5 pr-16 pl-5 font-display text-2xl font-bold tracking-heading text-balance sm:pl-6">
            {title}
          </RadixDialog.Title>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5 sm:px-6">
            {description && (
              <RadixDialog.Description className="text-pretty text-muted">
                {description}
              </RadixDialog.Description>
            )}
            {children && <div className={description ? 'mt-4' : 'mt-2'}>{children}</div>}
          </div>
          {footer && (
            <div className="flex flex-col-reverse gap-2 border-t border-border px-5 pt-4 pb-[max(--spacing(4),env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6">
              {footer}
            </div>
          )}
          {/* Last in order, so that opening focuses the content of the dialog. */}
          <RadixDialog.Close asChild>
            <IconButton label={closeLabel} disabled={busy} className="absolute top-5 right-3">
              <X aria-hidden />
            </IconButton>
          </RadixDialog.Close>
        </ModalContent>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** The screen comes second: the opener may be gone, and a dialog that an address opens has none. */
function placesToReturnTo(): (HTMLElement | null)[] {
  const opener = document.activeElement;
  const screen = document.querySelector('main');
  return opener instanceof HTMLElement && opener !== document.body ? [opener, screen] : [screen];
}

export function ModalScrim() {
  return (
    <RadixDialog.Overlay className="fixed inset-0 z-50 bg-surface-scrim data-[state=closed]:animate-vanish data-[state=open]:animate-appear" />
  );
}

type ModalContentProps = ComponentProps<typeof RadixDialog.Content> & Pick<ModalFrameProps, 'isSheet'>;

/** On closing, gives the focus back to the element that opened it. */
export function ModalContent({ isSheet = false, children, ...props }: ModalContentProps) {
  const close = useRef<HTMLButtonElement>(null);
  useCloseRequests(close);
  const [places] = useState(placesToReturnTo);

  function returnFocus(event: Event) {
    event.preventDefault();
    // An element that took the focus meanwhile keeps it.
    if (document.activeElement !== document.body) return;
    places.find((place) => {
      place?.focus({ preventScroll: true });
      return place === document.activeElement;
    });
  }

  return (
    <RadixDialog.Content onCloseAutoFocus={returnFocus} {...props}>
      {isSheet && <SheetHandle close={close} />}
      {children}
      <RadixDialog.Close ref={close} hidden disabled={props['aria-busy'] === true} />
    </RadixDialog.Content>
  );
}

interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/** Presses the close button when the platform asks to close, as Android's Back does; the history stays. */
function useCloseRequests(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    if (!window.CloseWatcher) return;
    let watcher: CloseWatcher | undefined;
    function watch() {
      if (!window.CloseWatcher) return;
      watcher = new window.CloseWatcher();
      watcher.onclose = () => {
        // A request ends the watcher, so a dialog that stays open needs a new one.
        if (button.current?.disabled) watch();
        else button.current?.click();
      };
    }
    watch();
    return () => watcher?.destroy();
  }, [button]);
}
