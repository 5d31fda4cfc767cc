import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { ModalContent, ModalScrim } from '../modal';
import { IconButton } from '../icon-button';

interface OptionSheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  search: ReactNode;
  list: ReactNode;
  byKey: boolean;
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

export function OptionSheet({
  open,
  onClose,
  title,
  closeLabel,
  search,
  list,
  byKey,
  onOpenAutoFocus,
  onCloseAutoFocus,
}: OptionSheetProps) {
  function placeFocus(event: Event) {
    // Focus in the search would open a phone's keyboard over the list.
    if (byKey || !window.matchMedia('(pointer: coarse)').matches) return onOpenAutoFocus(event);
    event.preventDefault();
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
  }

  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Portal>
        <ModalScrim />
        <ModalContent
          isSheet
          tabIndex={-1}
          data-slot="option-sheet"
          aria-describedby={undefined}
          onOpenAutoFocus={placeFocus}
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed inset-x-0 bottom-0 z-50 flex h-[calc(100dvh_-_--spacing(8))] flex-col overflow-hidden rounded-t-sheet bg-surface-card text-text shadow-card outline-none data-[state=closed]:animate-sink data-[state=open]:animate-rise sm:inset-auto sm:top-1/2 sm:left-1/2 sm:h-[min(--spacing(180),calc(100dvh_-_--spacing(8)))] sm:w-110 sm:-translate-1/2 sm:rounded-card sm:border sm:border-border"
        >
          <RadixDialog.Title className="pt-6.5 pr-16 pb-3 pl-4 font-display text-2xl font-bold tracking-heading text-balance">
            {title}
          </RadixDialog.Title>
          <div className="border-b border-border px-4 pb-3">{search}</div>
          <div className="grid min-h-0 flex-1 content-start overflow-hidden pb-[env(safe-area-inset-bottom)]">
            {list}
          </div>
          <RadixDialog.Close asChild>
            <IconButton label={closeLabel} className="absolute top-5 right-3">
              <X aria-hidden />
            </IconButton>
          </RadixDialog.Close>
        </ModalContent>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
