import { cva, type VariantProps } from 'class-variance-authority';
import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../icon-button';

const contentVariants = cva(
  [
    'fixed z-50 flex max-h-[calc(100dvh-2rem)] flex-col bg-surface-card text-text shadow-card outline-none',
    'inset-x-0 bottom-0 rounded-t-sheet',
    'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:-translate-1/2 sm:rounded-card sm:border sm:border-border',
    'data-[state=open]:animate-rise data-[state=closed]:animate-sink',
  ],
  {
    variants: { size: { md: 'sm:w-110', lg: 'sm:w-160' } },
    defaultVariants: { size: 'md' },
  },
);

export type DialogProps = Omit<ComponentProps<typeof RadixDialog.Content>, 'title'> &
  VariantProps<typeof contentVariants> & {
    open?: boolean;
    onOpenChange?: (open: boolean) => void;
    /** The button that opens it, when the dialog keeps its own state. */
    trigger?: ReactNode;
    title: ReactNode;
    description?: ReactNode;
    footer?: ReactNode;
    closeLabel: string;
    /** Something is under way that must not be walked away from: closing waits. */
    busy?: boolean;
  };

/** A sheet from below on a phone, a centred window elsewhere. Traps the focus, returns it when closed. */
export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  footer,
  closeLabel,
  busy = false,
  size,
  className,
  children,
  ...props
}: DialogProps) {
  const stayWhileBusy = (event: Event) => {
    if (busy) event.preventDefault();
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 bg-surface-scrim data-[state=closed]:animate-vanish data-[state=open]:animate-appear" />
        <RadixDialog.Content
          data-slot="dialog"
          aria-busy={busy || undefined}
          onEscapeKeyDown={stayWhileBusy}
          onInteractOutside={stayWhileBusy}
          className={classNames(contentVariants({ size }), className)}
          {...(!description && { 'aria-describedby': undefined })}
          {...props}
        >
          <RadixDialog.Title className="pt-6.5 pr-16 pl-5 font-display text-2xl font-bold tracking-heading text-balance sm:pl-6">
            {title}
          </RadixDialog.Title>
          <div className="min-h-0 overflow-y-auto px-5 pt-1 pb-5 sm:px-6">
            {description && (
              <RadixDialog.Description className="text-pretty text-muted">
                {description}
              </RadixDialog.Description>
            )}
            {children && <div className={description ? 'mt-4' : 'mt-2'}>{children}</div>}
          </div>
          {footer && (
            <div className="flex flex-col-reverse gap-2 border-t border-border px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6">
              {footer}
            </div>
          )}
          {/* Last in order, so that opening puts the focus on what the dialog is for. */}
          <RadixDialog.Close asChild>
            <IconButton label={closeLabel} disabled={busy} className="absolute top-5 right-3">
              <X aria-hidden />
            </IconButton>
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Closes the dialog around it; wrap a button with asChild. */
export function DialogClose(props: ComponentProps<typeof RadixDialog.Close>) {
  return <RadixDialog.Close data-slot="dialog-close" {...props} />;
}
