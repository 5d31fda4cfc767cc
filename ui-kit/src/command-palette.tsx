import { Search, X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from './class-names';
import { ModalContent, ModalScrim } from './modal';
import { IconButton } from './icon-button';
import { type CommandGroup, CommandList, itemId } from './command-list';

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  closeLabel: string;
  placeholder: string;
  query: string;
  onQueryChange: (query: string) => void;
  groups: readonly CommandGroup[];
  onChoose: (id: string, newTab: boolean) => void;
  tabGroup?: string;
  status?: ReactNode;
  empty: ReactNode;
  foot?: ReactNode;
}

/** One field that finds and does everything, by keyboard. It covers the whole window on a phone. */
export function CommandPalette({
  open,
  onOpenChange,
  label,
  closeLabel,
  placeholder,
  query,
  onQueryChange,
  groups,
  onChoose,
  tabGroup,
  status,
  empty,
  foot,
}: CommandPaletteProps) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [movedTo, setMovedTo] = useState<string>();
  const items = groups.flatMap((group) => group.items);
  const active = items.find(({ id }) => id === movedTo) ?? items[0];

  function move(steps: number) {
    const place = items.findIndex((item) => item === active);
    setMovedTo(items.at((place + steps + items.length) % items.length)?.id);
  }

  function leads({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
    if (!active) return false;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter') onChoose(active.id, ctrlKey || metaKey);
    else if (key === 'Tab' && !shiftKey) {
      const members = groups.find(({ id }) => id === tabGroup)?.items ?? [];
      if (members.length === 0 || members.includes(active)) return false;
      setMovedTo(members[0]!.id);
    } else return false;
    return true;
  }

  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <ModalScrim />
        <ModalContent
          data-slot="command-palette"
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            // The reader goes on typing after the text that was typed before it opened.
            field.current?.focus();
            field.current?.setSelectionRange(query.length, query.length);
          }}
          className={classNames(
            'fixed inset-0 z-50 flex flex-col bg-surface-card text-text outline-none',
            'data-[state=closed]:animate-vanish data-[state=open]:animate-appear',
            'md:inset-x-0 md:top-[min(--spacing(26),13dvh)] md:bottom-auto md:mx-auto md:w-170 md:max-w-[calc(100vw_-_--spacing(8))]',
            'md:max-h-[min(--spacing(154),80dvh)] md:overflow-hidden md:rounded-card md:border md:border-border md:shadow-card',
          )}
        >
          <RadixDialog.Title className="sr-only">{label}</RadixDialog.Title>
          <div className="flex h-14 shrink-0 items-center gap-3 border-b border-border pr-2 pl-4 md:h-13 md:pr-4">
            <Search aria-hidden className="size-4.5 shrink-0 text-muted" />
            <input
              ref={field}
              type="text"
              role="combobox"
              aria-label={label}
              aria-autocomplete="list"
              aria-expanded={items.length > 0}
              aria-controls={items.length > 0 ? listId : undefined}
              aria-activedescendant={active && itemId(listId, active.id)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              placeholder={placeholder}
              className="h-full min-w-0 flex-1 bg-transparent text-control outline-none placeholder:text-muted md:text-base"
              value={query}
              onChange={(event) => {
                setMovedTo(undefined);
                onQueryChange(event.target.value);
              }}
              onKeyDown={(event) => leads(event) && event.preventDefault()}
            />
            <span role="status" className="shrink-0 text-xs text-muted max-md:sr-only">
              {status}
            </span>
            <RadixDialog.Close asChild>
              <IconButton label={closeLabel} size={null} className="size-11 md:h-8 md:w-9">
                <X aria-hidden className="md:hidden" />
                {/* Drawn by CSS, so that the button's accessible name stays its action. */}
                <kbd
                  aria-hidden
                  className="grid h-5 place-items-center rounded-flag border border-border px-1.5 font-mono text-2xs font-normal text-muted max-md:hidden before:content-['Esc']"
                />
              </IconButton>
            </RadixDialog.Close>
          </div>
          {items.length > 0 ? (
            <CommandList
              id={listId}
              label={label}
              groups={groups}
              onChoose={onChoose}
              activeId={active?.id}
              onActivate={setMovedTo}
            />
          ) : (
            <div className="px-4 py-8 text-center text-sm text-muted">{empty}</div>
          )}
          {foot && (
            <div className="flex shrink-0 flex-wrap items-center gap-x-5 gap-y-1 border-t border-border bg-surface-sunken px-4 py-2.5 text-xs text-muted max-md:hidden">
              {foot}
            </div>
          )}
        </ModalContent>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
