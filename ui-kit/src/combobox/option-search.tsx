import { Search } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import { fieldFrame, fieldInput } from '../field';
import { OptionList } from './option-list';
import type { ComboboxOption } from './options';
import { optionId, useOptionSearch } from './use-option-search';

type SearchInputProps = ComponentProps<'input'> & {
  state: ReturnType<typeof useOptionSearch>;
};

/** The input that searches a list and moves through it. */
export function SearchInput({ state, ...props }: SearchInputProps) {
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
    </div>
  );
}

export type OptionSearchProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The name of the list, and of the search with it. */
  label: string;
  options: ComboboxOption[];
  value: string | undefined;
  onValueChange: (value: string) => void;
  searchLabel: string;
  emptyLabel: ReactNode;
  disabled?: boolean;
  /** For the height of the list. */
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
  listClassName,
  className,
  ...props
}: OptionSearchProps) {
  const controlId = useId();
  const search = useOptionSearch({ options, value, onChoose: choose });

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
        <SearchInput id={controlId} state={search} placeholder={searchLabel} disabled={disabled} />
      </div>
      <div className="border-y border-border">
        <OptionList
          id={search.listId}
          label={label}
          options={search.found}
          value={value}
          active={search.active}
          emptyLabel={emptyLabel}
          onActivate={search.activate}
          onChoose={choose}
          className={classNames('default:max-h-80', listClassName)}
        />
      </div>
    </div>
  );
}
