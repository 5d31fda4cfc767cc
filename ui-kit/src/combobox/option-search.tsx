import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { OptionList } from './option-list';
import type { ComboboxOption } from './options';
import { SearchInput } from './search-input';
import { useOptionSearch } from './use-option-search';

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
