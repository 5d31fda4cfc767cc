import { Search } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { classNames } from '../class-names';
import { fieldFrame, fieldInput } from '../field';
import { OptionList } from './option-list';
import type { ComboboxOption } from './options';
import { optionId, type OptionSearchState, useOptionSearch } from './use-option-search';

type SearchInputProps = ComponentProps<'input'> & { state: OptionSearchState; shortcut?: string | undefined };

export function SearchInput({ state, shortcut, ...props }: SearchInputProps) {
  const { listId, query, search, found, active, handleKeyDown } = state;
  const open = found.length > 0;
  return (
    <div className={fieldFrame()}>
      <Search aria-hidden className="shrink-0" />
      <input
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={active ? optionId(listId, active.value) : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className={fieldInput()}
        {...props}
        value={query}
        onChange={(event) => search(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {shortcut && !query && (
        <kbd
          aria-hidden
          className="grid size-6 shrink-0 place-items-center rounded-chip border border-border font-mono text-xs text-muted pointer-coarse:hidden"
        >
          {shortcut}
        </kbd>
      )}
    </div>
  );
}

type OptionSearchProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: string;
  options: ComboboxOption[];
  value: string | undefined;
  onValueChange: (value: string) => void;
  searchLabel: string;
  emptyLabel: ReactNode;
  disabled?: boolean;
  autoFocus?: boolean;
  shortcut?: string;
  searchRef?: RefObject<HTMLInputElement | null>;
  filters?: ReactNode;
  listClassName?: string;
};

/** The combobox laid open: search above, list always in view. For where there is room. */
export function OptionSearch({
  label,
  options,
  value,
  onValueChange,
  searchLabel,
  emptyLabel,
  disabled,
  autoFocus,
  shortcut,
  searchRef,
  filters,
  listClassName,
  className,
  ...props
}: OptionSearchProps) {
  const controlId = useId();
  const ownRef = useRef<HTMLInputElement>(null);
  const inputRef = searchRef ?? ownRef;
  const search = useOptionSearch({ options, value, onChoose: choose });
  useShortcut(shortcut, inputRef);

  function choose(option: ComboboxOption) {
    search.search('');
    onValueChange(option.value);
  }

  return (
    <div data-slot="option-search" className={classNames('min-w-0', className)} {...props}>
      <div className="px-4 pb-4">
        <label htmlFor={controlId} className="sr-only">
          {searchLabel}
        </label>
        <SearchInput
          ref={inputRef}
          id={controlId}
          state={search}
          placeholder={searchLabel}
          disabled={disabled}
          autoFocus={autoFocus}
          shortcut={shortcut}
          aria-keyshortcuts={shortcut}
        />
        {filters}
      </div>
      <div className="border-y border-border">
        <OptionList
          state={search}
          label={label}
          emptyLabel={emptyLabel}
          className={classNames('default:max-h-80', listClassName)}
        />
      </div>
    </div>
  );
}

function useShortcut(key: string | undefined, field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!key) return;
    function focusField(event: KeyboardEvent) {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (
        !(target instanceof Element) ||
        target.closest('input, textarea, select, [contenteditable], [role=dialog]')
      )
        return;
      event.preventDefault();
      field.current?.focus();
    }
    document.addEventListener('keydown', focusField);
    return () => document.removeEventListener('keydown', focusField);
  }, [key, field]);
}
