import { useId, useState, type KeyboardEvent } from 'react';
import { matchOptions, type ComboboxOption } from './options';

interface Search {
  options: ComboboxOption[];
  value: string | undefined;
  onChoose: (option: ComboboxOption) => void;
  /** The options that are shown before a search, when not all are shown. */
  featured?: ComboboxOption[] | undefined;
}

export function useOptionSearch({ options, value, onChoose, featured = options }: Search) {
  const listId = useId();
  const [query, setQuery] = useState('');
  const [activeValue, setActiveValue] = useState<string>();
  const found = query.trim() ? matchOptions(options, query) : featured;
  const reachable = found.filter((option) => !option.disabled);
  const active =
    reachable.find((option) => option.value === activeValue) ??
    (query ? reachable[0] : (reachable.find((option) => option.value === value) ?? reachable[0]));

  function search(text: string) {
    setQuery(text);
    setActiveValue(undefined);
  }

  function moveTo(index: number) {
    const target = reachable[(index + reachable.length) % reachable.length];
    if (target) setActiveValue(target.value);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const position = active ? reachable.indexOf(active) : -1;
    const moves: Record<string, number> = {
      ArrowDown: position + 1,
      ArrowUp: position - 1,
      PageDown: Math.min(position + 5, reachable.length - 1),
      PageUp: Math.max(position - 5, 0),
    };
    const target = moves[event.key];
    if (event.key === 'Escape' && query) {
      event.preventDefault();
      search('');
    } else if (target !== undefined) {
      event.preventDefault();
      moveTo(target);
    } else if (event.key === 'Enter' && active && (active.value !== value || query)) {
      // Enter on the chosen option submits the form around it.
      event.preventDefault();
      onChoose(active);
    }
  }

  const activate = (option: ComboboxOption) => setActiveValue(option.value);

  return { listId, query, value, search, found, active, handleKeyDown, activate, choose: onChoose };
}

export type OptionSearchState = ReturnType<typeof useOptionSearch>;

export function optionId(listId: string, value: string): string {
  return `${listId}-${value.replace(/\s/g, '_')}`;
}
