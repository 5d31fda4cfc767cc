import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { fieldFrame, fieldInput } from '../field';
import { optionId, type useOptionSearch } from './use-option-search';

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
