import { ToggleGroup } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { chooseOption } from '../choose-option';
import { classNames } from '../class-names';
import { Chip } from './chip';

export interface FilterChipsOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** How many it leaves, written in the reader's language. */
  count?: string | undefined;
}

export type FilterChipsProps<Value extends string> = Omit<
  ComponentProps<'div'>,
  'children' | 'dir' | 'defaultValue'
> & {
  label: string;
  options: FilterChipsOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** Filters of which exactly one is on. */
export function FilterChips<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  className,
  ...props
}: FilterChipsProps<Value>) {
  return (
    <ToggleGroup.Root
      data-slot="filter-chips"
      type="single"
      aria-label={label}
      value={value}
      onValueChange={chooseOption(options, onValueChange)}
      className={classNames('flex min-w-0 gap-2 overflow-x-auto p-1 -m-1 [scrollbar-width:none]', className)}
      {...props}
    >
      {options.map((option) => (
        <ToggleGroup.Item key={option.value} value={option.value} asChild>
          <Chip>
            {option.label}
            {option.count !== undefined && <span className="tabular-nums">{option.count}</span>}
          </Chip>
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
