import { Search } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { classNames } from '../class-names';
import { fieldFrame, fieldInput } from '../field';
import { OptionList } from './option-list';
import type { ComboboxOption } from './options';
import { optionId, type OptionSearchState, useOptionSearch } from './use-option-search';

type SearchInputProps = Omit<ComponentProps<'input'>, 'size'> & {
  state: OptionSearchState;
  shortcut?: string | undefined;
  size?: 'sm' | 'md';
  frameClassName?: string | undefined;
};

export function SearchInput({ state, shortcut, size, frameClassName, ...props }: SearchInputProps) {
  const { listId, query, search, found, active, handleKeyDown } = state;
  const open = found.length > 0;
  return (
    <div className={classNames(fieldFrame({ size }), frameClassName)}>
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
        className={fieldInput({ size })}
        {...props}
        value={query}
        onChange={(event) => search(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {shortcut && !query && (
        <kbd
          aria-hidden
          className="max-lg:hidden grid size-6 shrink-0 place-items-center rounded-chip border border-border font-mono text-xs text-muted pointer-coarse:hidden"
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
  placeholder?: string;
  emptyLabel: ReactNode;
  disabled?: boolean;
  autoFocus?: boolean;
  shortcut?: string;
  searchRef?: RefObject<HTMLInputElement | null>;
  /** Stands beside the search, which is then small. */
  heading?: ReactNode;
  /** Makes the search the head of the container of the list. */
  isFlush?: boolean;
  filters?: ReactNode;
  /** The options that are shown before a search, when not all are shown. */
  featured?: ComboboxOption[] | undefined;
  listClassName?: string;
  optionClassName?: string;
};

/** While the list has neither focus nor pointer, the option that Enter would take is not highlighted. */
const restingList =
  '[&:not(:focus-within,:hover)_[data-active]:not([aria-selected=true])]:bg-transparent [&:not(:focus-within,:hover)_[data-active]:not([aria-selected=true])]:before:bg-transparent';

/** A combobox that is always open: the search above the list. For screens with enough room. */
export function OptionSearch({
  label,
  options,
  value,
  onValueChange,
  searchLabel,
  placeholder = searchLabel,
  emptyLabel,
  disabled,
  autoFocus,
  shortcut,
  searchRef,
  heading,
  isFlush = false,
  filters,
  featured,
  listClassName,
  optionClassName,
  className,
  ...props
}: OptionSearchProps) {
  const controlId = useId();
  const ownRef = useRef<HTMLInputElement>(null);
  const inputRef = searchRef ?? ownRef;
  const search = useOptionSearch({ options, value, onChoose: choose, featured });
  useShortcut(shortcut, inputRef);

  function choose(option: ComboboxOption) {
    search.search('');
    onValueChange(option.value);
  }

  return (
    <div data-slot="option-search" className={classNames('min-w-0', restingList, className)} {...props}>
      <div
        className={
          heading ? 'flex items-center justify-between gap-4 py-2 pr-2 pl-4' : isFlush ? '' : 'px-4 pb-4'
        }
      >
        {heading}
        <label htmlFor={controlId} className="sr-only">
          {searchLabel}
        </label>
        <SearchInput
          size={heading || isFlush ? 'sm' : 'md'}
          frameClassName={isFlush ? 'rounded-none border-0' : heading ? 'max-w-48' : undefined}
          ref={inputRef}
          id={controlId}
          state={search}
          placeholder={placeholder}
          disabled={disabled}
          autoFocus={autoFocus}
          shortcut={shortcut}
          aria-keyshortcuts={shortcut}
        />
        {!heading && filters}
      </div>
      {heading && filters}
      <div className="border-y border-border">
        <OptionList
          state={search}
          label={label}
          emptyLabel={emptyLabel}
          className={classNames('default:max-h-80', listClassName)}
          optionClassName={optionClassName}
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
